// Runs before the first paint, as a file because the content security policy allows no inline script.
// Puts the chosen theme, or else the device's, on the root element; `src/ui/theme/theme.ts` changes it later.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('touchline.theme');
  } catch {
    // Storage can be forbidden: then the device decides.
  }
  if (chosen !== 'dark' && chosen !== 'light') {
    chosen = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  document.documentElement.dataset.theme = chosen;
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', chosen === 'light' ? '#eef3e8' : '#08130f');
})();
