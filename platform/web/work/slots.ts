import { lazy, type ComponentType } from 'react'

/** What stands in a slot is told the id of the record it stands at; a slot at no record tells nothing. */
export type SlotContent = ComponentType<{ id: number }> | ComponentType

const contents = new Map<string, SlotContent>()

/**
 * Puts a component into a place that another feature's screen leaves open; the two agree on a name and never
 * import each other. Said beside the rows of `screens.ts`:
 * `fillSlot('project.requests', async () => (await import('./ProjectRequests.tsx')).ProjectRequests)`.
 */
export const fillSlot = (name: string, load: () => Promise<SlotContent>): void => {
  contents.set(
    name,
    lazy(async () => ({ default: await load() })),
  )
}

/** What stands in a slot; undefined when no feature fills it. */
export const slotContent = (name: string): SlotContent | undefined => contents.get(name)
