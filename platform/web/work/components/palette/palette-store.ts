import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { ComponentType } from 'react'
import { createStore } from '../../../store.ts'
import type { MenuAction } from '../ActionMenu.tsx'

/** Something the palette can open or do. */
export type PaletteItem = {
  key: string
  label: string
  /** Other words it is found by. */
  synonyms?: string
  hint?: string
  icon?: ComponentType
  /** Stands in place of the icon. */
  pictureUrl?: string
  to?: PageHref
  run?: () => void
}

export type PaletteGroup = { key: string; title: string; items: readonly PaletteItem[] }

/** Whether the palette is open. */
export const paletteOpen = createStore(false)

type Offer = () => readonly MenuAction[]

const offers = new Set<Offer>()

/** Offers what may be done on the page that is open; returns how to stop. */
export const offerInPalette = (offer: Offer): (() => void) => {
  offers.add(offer)
  return () => void offers.delete(offer)
}

/** What may be done on the page that is open. */
export const pageActions = (): PaletteItem[] =>
  [...offers].flatMap((offer) =>
    offer()
      .filter(({ disabledReason }) => !disabledReason)
      .map(({ key, label, icon, onClick }) => ({
        key: `action-${key}`,
        label,
        ...(icon && { icon }),
        run: onClick,
      })),
  )
