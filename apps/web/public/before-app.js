// Runs before the first paint; a build puts it into the first page. In words that every browser knows: it also has to
// tell those that the app's own script cannot run in.
(function () {
  // The chosen theme, or else the device's; `src/ui/theme/theme.ts` changes it later.
  var chosen = null;
  var signedIn = false;
  try {
    chosen = localStorage.getItem('touchline.theme');
    signedIn = localStorage.getItem('touchline.session') !== null;
    // Less movement than the device asks for; `src/ui/motion/motion-choice.ts` changes it later.
    if (localStorage.getItem('touchline.motion') === 'still') document.documentElement.dataset.motion = 'still';
  } catch (forbidden) {
    // Storage can be forbidden: then the device decides, and nobody is known.
    void forbidden;
  }
  if (chosen !== 'dark' && chosen !== 'light') {
    chosen = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  document.documentElement.dataset.theme = chosen;
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', chosen === 'light' ? '#eef3e8' : '#08130f');

  // What a guest needs next comes beside the app's script instead of after it.
  var next = (document.currentScript && document.currentScript.getAttribute('data-next')) || '';
  if (next !== '' && !signedIn) {
    next.split(' ').forEach(function (address) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = address;
      document.head.appendChild(link);
    });
  }

  // The screen 'App Failed to Load' (spec 000 §2) where the app's script does not come, or cannot run. The app takes
  // the place of the first screen: while that stands, the app does not.
  var PATIENCE_MS = 30000;
  function fail(reason) {
    var first = document.getElementById('first-screen');
    var failed = document.getElementById('failed');
    if (!first || !failed || !failed.hidden) return;
    first.hidden = true;
    failed.hidden = false;
    // Which script it is (spec 000 §4); its build's own name is nobody's word.
    var script = /\/assets\/([\w.-]+?)-[\w-]{8}\.js/.exec(reason);
    var missing = document.getElementById('failed-missing');
    if (script) missing.textContent = missing.textContent.replace('{modules}', script[1]);
    missing.hidden = !script;
    askWhoAnswers();
    var details = [
      'What: ' + reason,
      'When: ' + new Date().toISOString(),
      'Address: ' + location.href.split('#')[0],
      'Connection: ' + (navigator.onLine ? 'online' : 'offline'),
      'Browser: ' + navigator.userAgent,
    ];
    var text = document.getElementById('failed-details');
    text.value = details.join('\n');
    document.getElementById('failed-reload').addEventListener('click', function () {
      location.reload();
    });
    document.getElementById('failed-debug').addEventListener('click', function () {
      text.hidden = !text.hidden;
      this.setAttribute('aria-expanded', String(!text.hidden));
    });
  }
  // A network that wants a sign-in first answers every address with a page of its own, or sends on to it. Ours of the
  // configuration is never either.
  function askWhoAnswers() {
    fetch('/config', { cache: 'no-store', redirect: 'manual' })
      .then(function (answer) {
        var isForeign = answer.type === 'opaqueredirect' || /html/.test(answer.headers.get('content-type') || '');
        document.getElementById('failed-foreign').hidden = !isForeign;
        if (isForeign) document.getElementById('failed-missing').hidden = true;
        return isForeign;
      })
      .catch(function () {
        // No answer at all: the hints say what to try.
      });
  }
  addEventListener(
    'error',
    function (event) {
      var source = event.target && event.target.src;
      if (source) fail('a script did not come: ' + source);
      else if (/\/assets\//.test(event.filename || '')) fail(event.message);
    },
    true,
  );
  document.addEventListener('start-failed', function (event) {
    fail(event.detail);
  });
  setTimeout(function () {
    fail('the app did not start within ' + PATIENCE_MS / 1000 + ' seconds');
  }, PATIENCE_MS);
})();
