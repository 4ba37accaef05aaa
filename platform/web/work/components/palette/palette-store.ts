import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { ComponentType } from 'react'
import { createStore } from '../../../store.ts'
import type { MenuAction } from '../ActionMenu.tsx'

/** Something that the palette can open or run. */
export type PaletteItem = {
  key: string
  label: string
  /** Synonyms that are searched. */
  synonyms?: string
  hint?: string
  icon?: ComponentType
  /** Replaces the icon. */
  pictureUrl?: string
  to?: PageHref
  run?: () => void
}

export type PaletteGroup = { key: string; title: string; items: readonly PaletteItem[] }

/** Whether the palette is open. */
export const paletteOpen = createStore(false)

type Offer = () => readonly MenuAction[]

const offers = new Set<Offer>()

/** Adds the actions of the open page; returns a function that removes them. */
export const offerInPalette = (offer: Offer): (() => void) => {
  offers.add(offer)
  return () => void offers.delete(offer)
}

/** The actions of the open page. */
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
