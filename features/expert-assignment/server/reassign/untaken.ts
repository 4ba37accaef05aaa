import { sql } from 'kysely'
import { expertises } from '#features/expertise'
import { actorNow } from '#features/identity'
import type { Person } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { todayIn } from '#platform/server/sql.ts'

/** An order that its expert has not accepted within the accelerator's time limit. */
export type Untaken = {
  id: number
  acceleratorId: number
  taskId: number
  clientUid: string
  dueOn: string
  competencyId: number | null
  language: string | null
}

/**
 * Reads orders for tasks that still wait for a decision, with a due date that has not passed; orders that nobody may
 * see any more are skipped. Orders whose client was already notified come last, so that they cannot starve the others.
 */
export const readUntaken = async (db: Db): Promise<Untaken[]> => {
  const { rows } = await sql<Untaken>`
    select j.id, j.accelerator_id as "acceleratorId", j.task_id as "taskId", j.client_uid as "clientUid",
      to_char(j.due_on, 'YYYY-MM-DD') as "dueOn", j.competency_id as "competencyId", j.language
    from expert_job j join accelerator a on a.id = j.accelerator_id join project_trackpoint w on w.id = j.task_id
      join project_track q on q.id = w.project_track_id
    where j.status = 'NEW' and j.requester_uid is null and a.expert_reassign_days is not null
      and j.created_at < now() - make_interval(days => a.expert_reassign_days::int)
      and j.due_on >= ${todayIn(sql`a.time_zone`)}
      and w.state = 'DONE_CODE' and q.access_status = 'ALLOWED_TO_WORK'
    order by j.untaken_told_at nulls first, j.accelerator_id, j.id limit 5000`.execute(db)
  return rows
}

/** Groups orders that can be planned together: same accelerator, client and terms. */
export const plannedTogether = (untaken: readonly Untaken[]): Untaken[][] => {
  const groups = new Map<string, Untaken[]>()
  for (const one of untaken) {
    const { acceleratorId, clientUid, dueOn, competencyId, language } = one
    const key = [acceleratorId, clientUid, dueOn, competencyId, language].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

/**
 * Returns the person in whose name the order is repeated: the client, or else an administrator; null if the accelerator
 * has none.
 */
export const orderer = async (db: Db, { acceleratorId, clientUid }: Untaken): Promise<Person | null> => {
  const client = await actorNow(db, clientUid)
  if (expertises.order.allows(client, { acceleratorId })) return client
  const { rows } = await sql<{ uid: string }>`
    select h.person_uid as uid from counted_membership h join person s on s.uid = h.person_uid and s.status = 'A'
    where h.accelerator_id = ${acceleratorId} and h.admin order by h.person_uid limit 1`.execute(db)
  return rows[0] ? actorNow(db, rows[0].uid) : null
}
