"""The End of the Triumvirate (rules paragraphs ``TRI``)."""
