"""The build of the site, its tests and its benches; started with ``python3 build <command>``."""
