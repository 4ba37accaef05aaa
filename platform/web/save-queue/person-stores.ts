import { personStore } from '../person-store.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import type { StoredDraft } from './save-queue.types.ts'
import { createOtherTabs, type OtherTabs } from './other-tabs.ts'

/** Draft storage and tab notifications of a queue, for the signed-in person. */
export const personStores = <V, O = never>(
  name: string,
): { drafts: Drafts<StoredDraft<V, O>>; tabs: OtherTabs<V> } => {
  const full = `saving:${personStore.get()?.uid ?? 'guest'}:${name}`
  return { drafts: createDrafts(full), tabs: createOtherTabs(full) }
}
