import { lazy, type ComponentType } from 'react'
import { loadTexts } from '../i18n/texts.ts'
import type { Prefetch } from '../screen.ts'

/**
 * Every slot with the props of its content, declared in `web/` by the feature whose screen has the slot, or by the
 * one whose content several screens show: `declare module '#platform/web/work/slots.ts' { interface Slots {
 * 'project.requests': { id: number } } }`.
 */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- features add to it
export interface Slots {
  /** The card of a person, opened from every name. */
  'person.card': { uid: string }
}

/** The name of a slot. */
export type SlotName = keyof Slots

/** Props of a slot's content. */
export type SlotProps<N extends SlotName> = Slots[N]

/** The component of a slot. */
export type SlotContent<N extends SlotName> = ComponentType<SlotProps<N>>

/** The id of the record in a slot's props. */
type IdOf<N extends SlotName> = Slots[N] extends { id: infer I } ? I : undefined

type Ask<N extends SlotName> = (id: IdOf<N>) => Promise<void>

type Row<N extends SlotName> = {
  /** The content once loaded, and until then a component that waits for it. */
  content: SlotContent<N>
  fetch: () => Promise<SlotContent<N>>
  ask: (() => Promise<Ask<N>>) | undefined
}

type More<N extends SlotName> = {
  /** Text namespaces of the content, loaded together with it. */
  texts?: readonly string[]
  /** Prefetches the data of the content for a record. */
  ask?: () => Promise<Ask<N>>
}

const rows: { [N in SlotName]?: Row<N> } = {}

/**
 * Fills a slot on another feature's screen with a component; the two agree on a name and never import each other.
 * Called next to the rows of `screens.ts`: `fillSlot('project.requests', async () => (await
 * import('./ProjectRequests.tsx')).ProjectRequests)`.
 */
export const fillSlot = <N extends SlotName>(
  name: N,
  load: () => Promise<SlotContent<N>>,
  { texts = [], ask }: More<N> = {},
): void => {
  const fetch = async (): Promise<SlotContent<N>> => {
    const [content] = await Promise.all([load(), loadTexts(...texts)])
    row.content = content
    return content
  }
  const row: Row<N> = {
    content: lazy(async () => ({ default: await fetch() })) as SlotContent<N>,
    fetch,
    ask,
  }
  rows[name] = row as (typeof rows)[N]
}

/** The content of a slot; undefined if no feature fills it. */
export const slotContent = <N extends SlotName>(name: N): SlotContent<N> | undefined => rows[name]?.content

/** Preloads the content of a slot. */
export const fetchSlot = async (name: SlotName): Promise<void> => {
  const row = rows[name]
  await Promise.all([row?.fetch(), row?.ask?.()])
}

/** Prefetches a slot's data for a record. */
export const askForSlot = async <N extends SlotName>(name: N, id: IdOf<N>): Promise<void> => {
  const ask = await rows[name]?.ask?.()
  await ask?.(id)
}

/** The prefetch of a screen for a slot that it always shows. */
export const prefetchOfSlot = (name: SlotName): Prefetch => ({
  fetch: () => fetchSlot(name),
  ask: () => askForSlot(name, undefined as never),
})
