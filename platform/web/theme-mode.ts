import { brandOf, type Brand } from '#platform/domain/brands.ts'
import { isFramePath, themeParam } from './frame-paths.ts'

/** The two themes (spec 1). */
export type ThemeMode = 'light' | 'dark'

const key = 'theme'

const saved = (): ThemeMode | null => {
  const value = isFramePath(location.pathname)
    ? new URLSearchParams(location.search).get(themeParam)
    : localStorage.getItem(key)
  return value === 'light' || value === 'dark' ? value : null
}

const listeners = new Set<() => void>()

/** The current theme: in a frame the one its site requests, else the saved one, else the system's. */
export const themeMode = (): ThemeMode =>
  saved() ?? (globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Sets `<html data-theme>`; called first, so that nothing flashes. */
export const applyTheme = (): void => {
  document.documentElement.dataset['theme'] = themeMode()
}

/** Saves the theme locally and shows it at once, in every open tab. */
export const setThemeMode = (mode: ThemeMode): void => {
  localStorage.setItem(key, mode)
  applyTheme()
  for (const listener of listeners) listener()
}

/** Switches between light and dark. */
export const toggleTheme = (): void => setThemeMode(themeMode() === 'light' ? 'dark' : 'light')

/** Subscribes to changes, including those in another tab. For `useSyncExternalStore(onThemeChange, themeMode)`. */
export const onThemeChange = (listener: () => void): (() => void) => {
  const other = (event: StorageEvent) => {
    if (event.key !== key) return
    applyTheme()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', other)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', other)
  }
}

/** The theme in tokens.css for a brand name of the application settings, or null (spec 9: a name lookup). */
export const brandLook = (name: string): Brand | null => {
  const brand = brandOf(name)
  return brand === 'aurora' ? brand : null
}

/** Sets `<html data-brand>`, if the brand name of the application settings has a theme. */
export const applyBrand = (name: string): void => {
  const look = brandLook(name)
  if (look) document.documentElement.dataset['brand'] = look
  else delete document.documentElement.dataset['brand']
}
