/** A key combination: `Mod+Shift+Z`, `?`; `Mod` is Ctrl, on a Mac Cmd. */
export type Keys = string

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** The name of each key of a combination: "Ctrl", "K". */
export const keyNames = (keys: Keys): string[] =>
  keys.split('+').map((key) => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key))

/** The combination for `aria-keyshortcuts`. */
export const ariaKeys = (keys: Keys): string =>
  keys.includes('Mod') ? `${keys.replace('Mod', 'Control')} ${keys.replace('Mod', 'Meta')}` : keys

/** Whether a combination was pressed. Letters are matched by physical key: a Russian layout types another letter. */
export const isPressed = (keys: Keys, event: KeyboardEvent): boolean => {
  const parts = keys.split('+')
  const key = parts.at(-1)!
  if ((event.ctrlKey || event.metaKey) !== parts.includes('Mod') || event.altKey) return false
  if (key === '?') return event.key === '?' || (event.shiftKey && event.code === 'Slash')
  if (key === '/')
    return event.key === '/' || (event.key !== '?' && !event.shiftKey && event.code === 'Slash')
  return event.shiftKey === parts.includes('Shift') && event.code === `Key${key}`
}
