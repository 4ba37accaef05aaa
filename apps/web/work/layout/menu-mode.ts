import { breakpoints } from '#platform/web/breakpoints.ts'
import { createStore } from '#platform/web/store.ts'

/** How the side menu stands: open, narrowed to its rail, or closed behind its button (spec 4). */
export type MenuMode = 'open' | 'narrow' | 'closed'

const key = 'menu'

const isLarge = (): boolean => globalThis.matchMedia?.(`(min-width: ${breakpoints.m}px)`).matches ?? true

const first = (): MenuMode =>
  isLarge() ? (localStorage.getItem(key) === 'narrow' ? 'narrow' : 'open') : 'closed'

/** The mode in force; large screens remember theirs. */
export const menuMode = createStore<MenuMode>(first())

/** On large screens open and narrow in turn, on small ones open and closed. */
export const toggleMenu = (): void =>
  menuMode.set((mode) => {
    if (!isLarge()) return mode === 'open' ? 'closed' : 'open'
    const next = mode === 'narrow' ? 'open' : 'narrow'
    localStorage.setItem(key, next)
    return next
  })

/** Closes a menu that lies over the page: after going somewhere, by Esc, by a click beside it. */
export const closeMenuOverPage = (): void => {
  if (!isLarge()) menuMode.set('closed')
}

globalThis
  .matchMedia?.(`(min-width: ${breakpoints.m}px)`)
  .addEventListener('change', () => menuMode.set(first()))
