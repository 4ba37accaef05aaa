import { useEffect, useRef } from 'react'
import type { MenuAction } from '../components/ActionMenu.tsx'
import { offerInPalette } from '../components/palette/palette-store.ts'

/** Offers the actions on an open record in the command palette while it is open. */
export const usePaletteActions = (actions: readonly MenuAction[]): void => {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => offerInPalette(() => latest.current), [])
}
