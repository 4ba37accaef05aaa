import { createStore } from '../../store.ts'
import { isPressed, type Keys } from './keys.ts'

/** A shortcut, or one that a part of the page handles itself and only lists here. */
export type Shortcut = {
  keys: Keys
  /** Its description in the list of shortcuts. */
  label: string
  /** Absent if the focused part of the page handles the key itself. */
  run?: () => void
  /** A shortcut of the page itself: shown where a form on it uses the same keys. */
  main?: boolean
  /** Works everywhere, including over an open panel or dialog. */
  everywhere?: boolean
  /** Whether it applies here: a text input may handle the key itself. */
  when?: (event: KeyboardEvent) => boolean
}

type Registered = {
  list: () => readonly Shortcut[]
  /** Its container: inside an open panel or dialog only that panel's own shortcuts work. */
  part: () => Element | null
}

const registered = new Set<Registered>()

/** Whether the list of shortcuts is open. */
export const shortcutsOpen = createStore(false)

/** Input types without text entry. */
const pressed = new Set(['radio', 'checkbox', 'button', 'submit', 'file', 'range'])

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target instanceof HTMLInputElement
      ? !pressed.has(target.type)
      : /^(TEXTAREA|SELECT)$/.test(target.tagName)))

/** The topmost dialog: those below it are hidden from screen readers. */
const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('.MuiModal-root:not([aria-hidden="true"])')].at(-1)

const isMeant = (
  { keys, everywhere, when }: Shortcut,
  part: Element | null,
  event: KeyboardEvent,
): boolean => {
  if (!isPressed(keys, event)) return false
  if (!keys.includes('Mod') && isTyping(event.target)) return false
  const top = everywhere ? undefined : topDialog()
  return (top === undefined || top.contains(part)) && (when?.(event) ?? true)
}

const byKeys = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing) return
  // The latest one opened comes first.
  for (const { list, part } of [...registered].toReversed()) {
    const meant = list().find((shortcut) => shortcut.run && isMeant(shortcut, part(), event))
    if (!meant) continue
    event.preventDefault()
    meant.run?.()
    return
  }
}

/** Registers shortcuts; returns a function that removes them. */
export const addShortcuts = (one: Registered): (() => void) => {
  if (registered.size === 0) document.addEventListener('keydown', byKeys)
  registered.add(one)
  return () => {
    registered.delete(one)
    if (registered.size === 0) document.removeEventListener('keydown', byKeys)
  }
}

/** All current shortcuts, of duplicates the active one; a page's own come before those of its forms. */
export const currentShortcuts = (): Shortcut[] => {
  const byName = new Map<Keys, Shortcut>()
  for (const { list } of registered)
    for (const shortcut of list())
      if (shortcut.main || !byName.get(shortcut.keys)?.main) byName.set(shortcut.keys, shortcut)
  return [...byName.values()]
}
