import { sql } from 'kysely'
import { system } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import { openTaskMachine } from '../domain/open-task.machine.ts'
import { dueMove } from '../domain/stages.rules.ts'
import { lockOpenTask } from './open-task.repository.ts'
import { entrants } from './recipients.sql.ts'

/** Seals the criteria: after the opening each change is an edition of its own. */
const seal = (db: Db, id: number) =>
  sql`insert into open_task_edition (task_id, edition, criteria)
    select t.id, t.edition, t.criteria from open_task t where t.id = ${id} on conflict do nothing`.execute(db)

/** Records the members of teams with a place: certificates name them, even if the team changes later. */
const noteTeams = (db: Db, id: number) =>
  sql`update open_task_entry e set result_uids = array(
      select m.person_uid from project_member m where m.project_id = e.project_id order by m.person_uid)
    where e.task_id = ${id} and e.project_id is not null and e.place is not null`.execute(db)

const aheadOf = { open: seal, close: null, announce: noteTeams } as const

/**
 * Makes a transition if it is still due under the task's lock: the task may have been recalled, or its deadline
 * moved.
 */
export const moveDue = async (db: Db, id: number): Promise<void> => {
  const task = await lockOpenTask({ db }, id)
  if (!task) return
  const [opensAt, entriesUntil, resultsAt] = [task.opensAt, task.entriesUntil, task.resultsAt].map((at) =>
    Date.parse(at),
  ) as [number, number, number]
  const move = dueMove({ status: task.status, opensAt, entriesUntil, resultsAt }, Date.now())
  if (move === null) return
  await transition({ db, actor: system }, openTaskMachine, move, {
    id,
    acceleratorId: null,
    facts: task,
    set: { version: task.version + 1, updated_at: new Date().toISOString() },
    ahead: async () => void (await aheadOf[move]?.(db, id)),
  })
  const { rows } = await sql<{ people: string[] }>`
    select ${entrants} as people from open_task t where t.id = ${id}`.execute(db)
  await announceChanges(db, ['openTask', 'openTaskEntry'], {
    people: [task.personUid, ...task.jurorUids, ...(rows[0]?.people ?? [])],
    accelerators: [],
  })
}
