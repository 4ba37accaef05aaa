/** Keys as the list of shortcuts shows them: `Mod+Shift+Z`, `?`; `Mod` is Ctrl, on a Mac Cmd. */
export type Keys = string

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)

/** Each key of a combination under its name: "Ctrl", "K". */
export const keyNames = (keys: Keys): string[] =>
  keys.split('+').map((key) => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key))

/** What `aria-keyshortcuts` says of a combination. */
export const ariaKeys = (keys: Keys): string =>
  keys.includes('Mod') ? `${keys.replace('Mod', 'Control')} ${keys.replace('Mod', 'Meta')}` : keys

/** Whether a combination was pressed. Letters go by the place of the key: with a Russian layout it types another one. */
export const isPressed = (keys: Keys, event: KeyboardEvent): boolean => {
  const parts = keys.split('+')
  const key = parts.at(-1)!
  if ((event.ctrlKey || event.metaKey) !== parts.includes('Mod') || event.altKey) return false
  if (key === '?') return event.key === '?' || (event.shiftKey && event.code === 'Slash')
  if (key === '/') return event.key === '/' || (!event.shiftKey && event.code === 'Slash')
  return event.shiftKey === parts.includes('Shift') && event.code === `Key${key}`
}
