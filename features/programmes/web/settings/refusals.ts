import { createStore } from '#platform/web/store.ts'
import type { Content } from './settings.queries.ts'

const keyOf = ({ kind, id }: Pick<Content, 'kind' | 'id'>): string => `${kind}:${id}`

/** Why a deed was refused, by the row it was about. */
export const refusalStore = createStore<Readonly<Record<string, unknown>>>({})

/** Tells a refusal at its row. */
export const refuse = (content: Content, error: unknown): void =>
  refusalStore.set((now) => ({ ...now, [keyOf(content)]: error }))

/** Takes a row's refusal away. */
export const forgive = (content: Content): void =>
  refusalStore.set((now) => ({ ...now, [keyOf(content)]: undefined }))

/** A row's refusal, if it has one. */
export const refusalOf = (refusals: Readonly<Record<string, unknown>>, content: Content): unknown =>
  refusals[keyOf(content)]
