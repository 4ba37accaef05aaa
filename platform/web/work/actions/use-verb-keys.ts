import { useRef, type RefObject } from 'react'
import type { MenuAction } from '../components/ActionMenu.tsx'
import { ariaKeys, type Keys } from '../shortcuts/keys.ts'
import type { Shortcut } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

/** Marks a group of buttons that have shortcut keys. */
export const verbsMark = 'data-verbs'

/** Whether the focus is in the group with this mark. */
const hasFocus = ({ parentElement }: Element): boolean =>
  document.activeElement !== document.body && parentElement?.contains(document.activeElement) === true

/** Whether the group that has the focus uses these keys itself. */
const isTakenByFocused = (keys: Keys): boolean =>
  [...document.querySelectorAll(`[${verbsMark}]`)].some(
    (mark) => hasFocus(mark) && mark.parentElement?.querySelector(`[aria-keyshortcuts="${ariaKeys(keys)}"]`),
  )

/**
 * Whether shortcut keys apply to this group: it has the focus, belongs to the page, or is the only one in its panel.
 */
const isMeant = (mark: Element | null, keys: Keys, ofPage: boolean): boolean => {
  // In a list, shortcut keys apply to the focused row.
  if (!mark || document.activeElement?.closest('.list-rows')) return false
  if (hasFocus(mark)) return true
  if (ofPage) return !isTakenByFocused(keys)
  // With several records side by side, keys apply only to the one that has the focus.
  const panel = mark.closest('.MuiModal-root')
  return panel !== null && panel.querySelectorAll(`[${verbsMark}]`).length === 1
}

/**
 * Registers the shortcut keys of actions on a record's page or drawer. Returns the ref for an element marked with
 * `verbsMark` next to the buttons. The keys are listed under `?` and ignored while the user types.
 */
export const useVerbKeys = (
  actions: readonly MenuAction[],
  { ofPage = false }: { ofPage?: boolean } = {},
): RefObject<HTMLSpanElement | null> => {
  const here = useRef<HTMLSpanElement>(null)
  useShortcuts(
    actions.flatMap(({ keys, label, disabledReason, pending, onClick }): Shortcut[] =>
      keys === undefined || disabledReason
        ? []
        : [{ keys, label, when: () => isMeant(here.current, keys, ofPage) && !pending, run: onClick }],
    ),
    { within: here },
  )
  return here
}

/** The tooltip of an action's button with its letter, and why it is not available. */
export const verbTip = ({ label, keys, disabledReason }: MenuAction) =>
  disabledReason || keys === undefined
    ? { title: disabledReason ?? undefined }
    : { title: `${label} · ${keys}`, 'aria-keyshortcuts': ariaKeys(keys) }
