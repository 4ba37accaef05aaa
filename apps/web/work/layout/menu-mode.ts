import { breakpoints } from '#platform/web/breakpoints.ts'
import { createStore } from '#platform/web/store.ts'

/** State of the side menu: open, narrowed to its rail, or closed behind its button (spec 4). */
export type MenuMode = 'open' | 'narrow' | 'closed'

const key = 'menu'

const isLarge = (): boolean => globalThis.matchMedia?.(`(min-width: ${breakpoints.m}px)`).matches ?? true

const first = (): MenuMode =>
  isLarge() ? (localStorage.getItem(key) === 'narrow' ? 'narrow' : 'open') : 'closed'

/** The current mode; large screens remember theirs. */
export const menuMode = createStore<MenuMode>(first())

/** Toggles between open and narrow on large screens, open and closed on small ones. */
export const toggleMenu = (): void =>
  menuMode.set((mode) => {
    if (!isLarge()) return mode === 'open' ? 'closed' : 'open'
    const next = mode === 'narrow' ? 'open' : 'narrow'
    localStorage.setItem(key, next)
    return next
  })

/** Closes a menu that covers the page: after navigation, by Esc, by a click outside. */
export const closeMenuOverPage = (): void => {
  if (!isLarge()) menuMode.set('closed')
}

globalThis
  .matchMedia?.(`(min-width: ${breakpoints.m}px)`)
  .addEventListener('change', () => menuMode.set(first()))
