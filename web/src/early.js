// Runs before the first paint, so that the page never flashes in the wrong theme or language.
;(function () {
  var saved = {}
  try {
    saved = JSON.parse(localStorage.getItem('ashfall.settings') || '{}')
  } catch {
    // Private windows may forbid storage: the defaults are fine then.
  }
  var root = document.documentElement
  var light = window.matchMedia('(prefers-color-scheme: light)').matches
  var theme = saved.theme === 'dark' || saved.theme === 'light' ? saved.theme : light ? 'light' : 'dark'
  root.dataset.theme = theme
  if (/^\/(m|replay|analysis)(\/|$)/.test(location.pathname)) root.dataset.first = 'board'
  var calm = saved.motion === 'less' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (calm) root.dataset.motion = 'less'
})()
