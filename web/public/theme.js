// Runs before the first paint, so that a chosen theme or language never flashes.
(function () {
  try {
    var theme = localStorage.getItem('vierling.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    var language = localStorage.getItem('vierling.language');
    if (/^(en|de|fr)$/.test(language || '')) document.documentElement.lang = language;
  } catch (blocked) {
    // Without storage the system's theme applies.
  }
})();
