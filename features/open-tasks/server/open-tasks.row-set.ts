import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import type { OpenTaskState } from '../domain/states.ts'
import { findOpenTask, hasEntered, isOfJury, openTaskRows, openTaskScope } from './open-task.repository.ts'

const either = (isOn: boolean, condition: ReturnType<typeof sql>) =>
  isOn ? condition : sql`not coalesce(${condition}, false)`

/**
 * Row set of open tasks `t` that the reader may see: approved ones, own ones, and those whose jury they belong to.
 */
export const seenOpenTasks = rowSet({
  from: openTaskRows.from,
  key: openTaskRows.key,
  sees: async ({ db, actor }, id) => {
    const task = await findOpenTask(db, id)
    return task !== undefined && openTasks.view.allows(actor, task)
  },
  scope: ({ actor }: SignedIn) => openTaskScope(actor),
  filters: {
    status: (states: readonly OpenTaskState[]) => sql`t.status = any(${states})`,
    hosted: (hosted: boolean, { actor }: SignedIn) => either(hosted, sql`t.organizer_uid = ${actor.uid}`),
    entered: (entered: boolean, { actor }: SignedIn) => either(entered, hasEntered(actor.uid)),
    judged: (judged: boolean, { actor }: SignedIn) => either(judged, isOfJury(actor.uid)),
  },
  search: sql`concat_ws(' ', t.title, t.description, t.prize)`,
})
