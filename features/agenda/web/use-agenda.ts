import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { AgendaKind } from '#platform/domain/agenda-kinds.ts'
import { prefetch } from '#platform/web/query/prefetch.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { userType } from '#platform/web/session.ts'
import { getAgenda } from '../contract/agenda.endpoints.ts'

/** What waits, as it is answered. */
export type AgendaAnswer = ResponseOf<typeof getAgenda>

export type AgendaItem = AgendaAnswer['items'][number]

/** How many of one kind wait. */
export type AgendaKindCount = AgendaAnswer['kinds'][number]

/** Rows of the block above a list. */
const inBlock = 3

/** Rows of the screen: of all kinds the most urgent, of one kind as many as are answered. */
const onScreen = { all: 20, ofKind: 50 }

const asked = (limit: number, kind?: AgendaKind) => ({
  query: { role: userType() ?? undefined, limit: String(limit), kind },
})

/** What waits in the active role, all of it or one kind. */
export const useAgenda = (kind: AgendaKind | undefined) =>
  useCall(getAgenda, asked(kind ? onScreen.ofKind : onScreen.all, kind), { keepPrevious: true })

/** The first few. A list stands below: what does not come is not missed. */
export const useAgendaBlock = () => useCall(getAgenda, asked(inBlock), { deniedHere: true })

/** Asks for the first few before the block is there. */
export const askForBlock = (): Promise<void> => prefetch(getAgenda, asked(inBlock))

/** How many wait of all kinds; "50+" of one makes the sum uncertain, too. */
export const countOf = (kinds: readonly AgendaKindCount[]): { total: number; isExact: boolean } => ({
  total: kinds.reduce((sum, { total }) => sum + total, 0),
  isExact: kinds.every(({ totalIsExact }) => totalIsExact),
})
