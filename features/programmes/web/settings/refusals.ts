import { createStore } from '#platform/web/store.ts'
import type { Content } from './settings.queries.ts'

const keyOf = ({ kind, id }: Pick<Content, 'kind' | 'id'>): string => `${kind}:${id}`

/** Reasons of refused actions, by row. */
export const refusalStore = createStore<Readonly<Record<string, unknown>>>({})

/** Shows a refusal at its row, or clears the last one. */
export const showRefusal = (content: Content, error?: unknown): true => {
  refusalStore.set((now) => ({ ...now, [keyOf(content)]: error }))
  return true
}

/** The refusal of a row, if any. */
export const refusalOf = (refusals: Readonly<Record<string, unknown>>, content: Content): unknown =>
  refusals[keyOf(content)]
