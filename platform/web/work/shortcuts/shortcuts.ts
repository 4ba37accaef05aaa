import { createStore } from '../../store.ts'
import { isPressed, type Keys } from './keys.ts'

/** A key that does something, or one that a part of the page hears itself and only tells of. */
export type Shortcut = {
  keys: Keys
  /** What it does, as the list of shortcuts says it. */
  label: string
  /** Left out where the part of the page that has the keyboard hears the key itself. */
  run?: () => void
  /** What the page itself does: said where a form on it hears the same keys. */
  main?: boolean
  /** Works wherever one is, over an open panel or dialog, too. */
  everywhere?: boolean
  /** Whether it is meant here: what one types in may have its own way with the key. */
  when?: (event: KeyboardEvent) => boolean
}

type Registered = {
  list: () => readonly Shortcut[]
  /** What it belongs to: inside an open panel or dialog only that panel's own keys work. */
  part: () => Element | null
}

const registered = new Set<Registered>()

/** Whether the list of shortcuts is open. */
export const shortcutsOpen = createStore(false)

/** Inputs that one presses, and types no letters into. */
const pressed = new Set(['radio', 'checkbox', 'button', 'submit', 'file', 'range'])

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target instanceof HTMLInputElement
      ? !pressed.has(target.type)
      : /^(TEXTAREA|SELECT)$/.test(target.tagName)))

/** What lies over the page: those below it are hidden from whoever does not see. */
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
  // What opened last comes first.
  for (const { list, part } of [...registered].toReversed()) {
    const meant = list().find((shortcut) => shortcut.run && isMeant(shortcut, part(), event))
    if (!meant) continue
    event.preventDefault()
    meant.run?.()
    return
  }
}

/** Hears shortcuts until what it answers is called. */
export const addShortcuts = (one: Registered): (() => void) => {
  if (registered.size === 0) document.addEventListener('keydown', byKeys)
  registered.add(one)
  return () => {
    registered.delete(one)
    if (registered.size === 0) document.removeEventListener('keydown', byKeys)
  }
}

/** Every shortcut that there is now, of one combination the one that works; a page's own before those of its forms. */
export const currentShortcuts = (): Shortcut[] => {
  const byName = new Map<Keys, Shortcut>()
  for (const { list } of registered)
    for (const shortcut of list())
      if (shortcut.main || !byName.get(shortcut.keys)?.main) byName.set(shortcut.keys, shortcut)
  return [...byName.values()]
}
