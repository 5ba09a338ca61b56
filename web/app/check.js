// A classic script that says why the page can't start, where it can't: it must run in any browser.
(function () {
  "use strict";
  /** @param {string} name */
  function reveal(name) {
    var element = /** @type {HTMLElement | null} */ (document.querySelector("." + name));
    if (element) element.hidden = false;
  }
  window.addEventListener("load", function () {
    if (document.documentElement.getAttribute("data-started")) return;
    if (location.protocol === "file:") reveal("when-file");
    else if (!("noModule" in document.createElement("script"))) reveal("when-old");
    else reveal("when-broken");
  });
})();
