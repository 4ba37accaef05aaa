import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { AgendaKind } from '#platform/domain/agenda-kinds.ts'
import { prefetch } from '#platform/web/query/prefetch.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { userType } from '#platform/web/session.ts'
import { getAgenda } from '../contract/agenda.endpoints.ts'

/** The agenda, as returned by the server. */
export type AgendaAnswer = ResponseOf<typeof getAgenda>

export type AgendaItem = AgendaAnswer['items'][number]

/** Number of items of one kind. */
export type AgendaKindCount = AgendaAnswer['kinds'][number]

/** Number of items in the block above a list. */
const inBlock = 3

/** Number of items on the screen: the most urgent of all kinds, or the maximum of one kind. */
const onScreen = { all: 20, ofKind: 50 }

const requestOf = (limit: number, kind?: AgendaKind) => ({
  query: { role: userType() ?? undefined, limit: String(limit), kind },
})

/** The agenda of the active role, optionally of one kind. */
export const useAgenda = (kind: AgendaKind | undefined) =>
  useCall(getAgenda, requestOf(kind ? onScreen.ofKind : onScreen.all, kind), { keepPrevious: true })

/** The most urgent items; errors are ignored, because the list below is the main content. */
export const useAgendaBlock = () => useCall(getAgenda, requestOf(inBlock), { deniedHere: true })

/** Prefetches the block. */
export const askForBlock = (): Promise<void> => prefetch(getAgenda, requestOf(inBlock))

/** Total number of items; not exact if the number of one kind is capped. */
export const countOf = (kinds: readonly AgendaKindCount[]): { total: number; isExact: boolean } => ({
  total: kinds.reduce((sum, { total }) => sum + total, 0),
  isExact: kinds.every(({ totalIsExact }) => totalIsExact),
})
