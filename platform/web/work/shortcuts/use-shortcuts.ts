import { useEffect, useRef, type RefObject } from 'react'
import { addShortcuts, type Shortcut } from './shortcuts.ts'

/**
 * Shortcuts of a part of the page, active and listed under `?` while it is mounted: `useShortcuts([{ keys: 'J',
 * label: t('details.next'), run: next }], { within: ref })`. `within` is an element of the part: in a panel or a
 * dialog only its own shortcuts work.
 */
export const useShortcuts = (
  shortcuts: readonly Shortcut[],
  { within }: { within?: RefObject<Element | null> } = {},
): void => {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => addShortcuts({ list: () => latest.current, part: () => within?.current ?? null }), [within])
}
