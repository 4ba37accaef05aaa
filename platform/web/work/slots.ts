import { lazy, type ComponentType } from 'react'
import { loadTexts } from '../i18n/texts.ts'

/** What stands in a slot is told the id of the record it stands at; a slot at no record tells nothing. */
export type SlotContent = ComponentType<{ id: number }> | ComponentType

type Ask = (id: number) => Promise<void>

type Row = {
  /** The content once it is there, and until then a component that waits for it. */
  content: SlotContent
  fetch: () => Promise<SlotContent>
  ask: (() => Promise<Ask>) | undefined
}

type More = {
  /** The feature whose words the content shows: they come together with it. */
  texts?: string
  /** Asks the portal ahead for what the content will show of a record. */
  ask?: () => Promise<Ask>
}

const rows = new Map<string, Row>()

/**
 * Puts a component into a place that another feature's screen leaves open; the two agree on a name and never
 * import each other. Said beside the rows of `screens.ts`:
 * `fillSlot('project.requests', async () => (await import('./ProjectRequests.tsx')).ProjectRequests)`.
 */
export const fillSlot = (name: string, load: () => Promise<SlotContent>, { texts, ask }: More = {}): void => {
  const fetch = async (): Promise<SlotContent> => {
    const [content] = await Promise.all([load(), texts === undefined ? undefined : loadTexts(texts)])
    row.content = content
    return content
  }
  const row: Row = { content: lazy(async () => ({ default: await fetch() })), fetch, ask }
  rows.set(name, row)
}

/** What stands in a slot; undefined when no feature fills it. */
export const slotContent = (name: string): SlotContent | undefined => rows.get(name)?.content

/** Fetches ahead what will stand in a slot. */
export const fetchSlot = async (name: string): Promise<void> => {
  const row = rows.get(name)
  await Promise.all([row?.fetch(), row?.ask?.()])
}

/** Asks ahead for what a slot will show of a record. */
export const askForSlot = async (name: string, id: number): Promise<void> => {
  const ask = await rows.get(name)?.ask?.()
  await ask?.(id)
}
