import { lazy, type ComponentType } from 'react'
import { loadTexts } from '../i18n/texts.ts'
import type { Prefetch } from '../screen.ts'

/**
 * Every slot with what its content is given. The feature whose screen leaves the place open, or the one whose content
 * several screens show, declares it in its `web/`:
 * `declare module '#platform/web/work/slots.ts' { interface Slots { 'project.requests': { id: number } } }`.
 */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- features add to it
export interface Slots {
  /** The card of a person, opened from every name. */
  'person.card': { uid: string }
}

/** The name of a slot. */
export type SlotName = keyof Slots

/** What the content of a slot is given. */
export type SlotProps<N extends SlotName> = Slots[N]

/** What may stand in a slot. */
export type SlotContent<N extends SlotName> = ComponentType<SlotProps<N>>

/** What names the record at which the content stands. */
type IdOf<N extends SlotName> = Slots[N] extends { id: infer I } ? I : undefined

type Ask<N extends SlotName> = (id: IdOf<N>) => Promise<void>

type Row<N extends SlotName> = {
  /** The content once it is there, and until then a component that waits for it. */
  content: SlotContent<N>
  fetch: () => Promise<SlotContent<N>>
  ask: (() => Promise<Ask<N>>) | undefined
}

type More<N extends SlotName> = {
  /** The namespaces of texts that the content shows: they come together with it. */
  texts?: readonly string[]
  /** Asks the portal ahead for what the content will show of a record. */
  ask?: () => Promise<Ask<N>>
}

const rows: { [N in SlotName]?: Row<N> } = {}

/**
 * Puts a component into a place that another feature's screen leaves open; the two agree on a name and never
 * import each other. Said beside the rows of `screens.ts`:
 * `fillSlot('project.requests', async () => (await import('./ProjectRequests.tsx')).ProjectRequests)`.
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

/** What stands in a slot; undefined when no feature fills it. */
export const slotContent = <N extends SlotName>(name: N): SlotContent<N> | undefined => rows[name]?.content

/** Fetches ahead what will stand in a slot. */
export const fetchSlot = async (name: SlotName): Promise<void> => {
  const row = rows[name]
  await Promise.all([row?.fetch(), row?.ask?.()])
}

/** Asks ahead for what a slot will show of a record. */
export const askForSlot = async <N extends SlotName>(name: N, id: IdOf<N>): Promise<void> => {
  const ask = await rows[name]?.ask?.()
  await ask?.(id)
}

/** What a screen begins of a slot that it always shows. */
export const prefetchOfSlot = (name: SlotName): Prefetch => ({
  fetch: () => fetchSlot(name),
  ask: () => askForSlot(name, undefined as never),
})
