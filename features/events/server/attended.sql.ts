import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

/** An accepted application `r` to an accelerator. */
type Application = { projectId: Sql; acceleratorId: Sql; status: Sql; createdAt: Sql }

/** Over an application: its project is at an event that the accelerator held since, where `place` holds of invitation `i`. */
const isAtEvent = (r: Application, place: Sql): Sql => sql`(${r.status} = 'ACCEPT' and exists (
  select from event_invitation i join held_event e on e.id = i.event_id
  where i.project_id = ${r.projectId} and e.accelerator_id = ${r.acceleratorId} and e.status <> 'CANCELLED'
    and e.starts_at >= ${r.createdAt} and ${place}))`

/** Whether the accelerator invited the project to an event since it applied, or gave it a place. */
export const isInvitedSince = (r: Application): Sql =>
  isAtEvent(r, sql`i.status not in ('REQUESTED', 'REFUSED', 'WITHDRAWN')`)

/** Whether the project came to an event of the accelerator since it applied. */
export const hasAttendedSince = (r: Application): Sql => isAtEvent(r, sql`i.status = 'ATTENDED'`)
