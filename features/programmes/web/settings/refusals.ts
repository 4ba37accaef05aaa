import { createStore } from '#platform/web/store.ts'
import type { Content } from './settings.queries.ts'

const keyOf = ({ kind, id }: Pick<Content, 'kind' | 'id'>): string => `${kind}:${id}`

/** Why an action was refused, by the row it was about. */
export const refusalStore = createStore<Readonly<Record<string, unknown>>>({})

/** Shows a refusal at its row, or takes the last one away. */
export const showRefusal = (content: Content, error?: unknown): true => {
  refusalStore.set((now) => ({ ...now, [keyOf(content)]: error }))
  return true
}

/** A row's refusal, if it has one. */
export const refusalOf = (refusals: Readonly<Record<string, unknown>>, content: Content): unknown =>
  refusals[keyOf(content)]
