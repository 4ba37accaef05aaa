// Runs before the first paint, so that a dark page never flashes white; theme-mode.ts has the rules.
const framed = /^\/projectsList(?:Card)?Frame(?:\/|$)/.test(location.pathname)
const wanted = framed ? new URLSearchParams(location.search).get('theme') : localStorage.getItem('theme')
const dark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset.theme =
  wanted === 'light' || wanted === 'dark' ? wanted : dark ? 'dark' : 'light'
