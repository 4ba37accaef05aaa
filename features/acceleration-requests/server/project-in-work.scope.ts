import { sql, type RawBuilder } from 'kysely'
import { type Actor, isMember, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'

/** The application's participation has this tracker. */
export const assignedTo = (uid: string): RawBuilder<unknown> =>
  sql`r.id in (select request_id from project_track where tracker_uid = ${uid})`

/**
 * The list twin of the participation policy for one accelerator, over rows `r`: its team sees every
 * application, a tracker the projects assigned; `null` means the actor has no business there.
 */
export const projectsInWorkScope = (actor: Actor, acceleratorId: number): RawBuilder<unknown> | null => {
  const ofAccelerator = sql`r.accelerator_id = ${acceleratorId}`
  if (isTeam(actor, acceleratorId) || isPortalAdministrator(actor)) return ofAccelerator
  if (actor.kind === 'person' && isMember(actor, acceleratorId, 'TRC')) {
    return sql`${ofAccelerator} and ${assignedTo(actor.uid)}`
  }
  return null
}
