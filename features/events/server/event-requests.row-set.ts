import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { eventRequests } from '../domain/event.machine.ts'
import type { InvitationState } from '../domain/states.ts'
import { invitationSearch } from './event-search.sql.ts'
import { findInvitation, invitationFrom } from './invitation.repository.ts'

/** Projects `p` with their places `i` at an accelerator's events `e`, for its team. */
export const placesAtEvents = rowSet({
  from: invitationFrom,
  key: sql`i.id`,
  sees: async ({ db, actor }, id, { acceleratorId }) =>
    (await findInvitation(db, id))?.acceleratorId === acceleratorId &&
    eventRequests.list.allows(actor, { acceleratorId }),
  scope: ({ actor }: SignedIn, { acceleratorId }: { acceleratorId: number }) =>
    eventRequests.list.allows(actor, { acceleratorId })
      ? sql`i.accelerator_id = ${acceleratorId}`
      : sql`false`,
  filters: {
    status: (states: readonly InvitationState[]) => sql`i.status = any(${[...states]})`,
    eventId: (id: number) => sql`i.event_id = ${id}`,
  },
  search: invitationSearch,
})
