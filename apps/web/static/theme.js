// Runs before anything is painted, so that a dark page never flashes white; theme-mode.ts has the rules.
const saved = localStorage.getItem('theme')
const dark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset.theme =
  saved === 'light' || saved === 'dark' ? saved : dark ? 'dark' : 'light'
