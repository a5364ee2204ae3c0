// Runs before the first paint, so that a chosen theme or language never flashes.
(function () {
  var chosen = '';
  try {
    var theme = localStorage.getItem('vierling.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    chosen = localStorage.getItem('vierling.language') || '';
  } catch (blocked) {
    // Without storage the system's theme applies.
  }
  var spoken = [chosen].concat(navigator.languages || []).map(function (tag) {
    return tag.slice(0, 2).toLowerCase();
  });
  var language = spoken.find(function (tag) {
    return /^(en|de|fr)$/.test(tag);
  });
  if (language) document.documentElement.lang = language;

  // All that this page will ask for, at once: otherwise each file would be asked for by the one before it.
  var tag = document.querySelector('meta[name=vierling-files]');
  if (!tag) return; // on the development server
  var alone = 'alone' in tag.dataset; // no server: the path stands after the question mark
  var parts = (alone ? location.search.slice(1).split('?')[0] || '/' : location.pathname).split('/');
  var page = { '': 'start', t: parts[3] || 'table' }[parts[1]] || parts[1];
  var files = JSON.parse(tag.content);
  [language || 'en', page, page + '-' + (language || 'en')].forEach(function (name) {
    (files[name] || []).forEach(function (file) {
      preload((alone ? './' : '/') + file, /\.css$/.test(file) ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' });
    });
  });
  if (page === 'start' && !alone) preload('/api/games', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });

  function preload(address, how) {
    document.head.append(Object.assign(document.createElement('link'), { href: address }, how));
  }
})();
