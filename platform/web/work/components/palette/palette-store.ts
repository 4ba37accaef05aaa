import type { ComponentType } from 'react'
import { createStore } from '../../../store.ts'
import type { MenuAction } from '../ActionMenu.tsx'

/** Something the palette can open. */
export type PaletteItem = {
  key: string
  label: string
  hint?: string
  icon?: ComponentType
  to?: string
  run?: () => void
}

/** Finds things by text: projects, people, actions. Registered once by the shell or a feature. */
export type SearchProvider = {
  id: string
  title: () => string
  search: (text: string, signal: AbortSignal) => Promise<PaletteItem[]>
}

/** Whether the palette is open. */
export const paletteOpen = createStore(false)

const providers = new Map<string, SearchProvider>()

/** Adds a search to the palette; the same id replaces the earlier one. */
export const registerSearch = (provider: SearchProvider): void => {
  providers.set(provider.id, provider)
}

/** All searches of the palette. */
export const searchProviders = (): SearchProvider[] => [...providers.values()]

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
