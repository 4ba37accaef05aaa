import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { taskRow } from '../contract/task.schemas.ts'
import { countAnswer } from '../domain/answer.rules.ts'
import { isAtExpert, startBlockedBy, stateShownTo } from '../domain/editing.rules.ts'
import { taskMachine } from '../domain/task.machine.ts'
import type { TaskFacts } from '../domain/task.policy.ts'
import { remarkCounts, taskDue, taskFacts } from './task-facts.sql.ts'
import { fieldsFilled, type TaskProfile } from './task-profile.ts'

type TaskRow = z.output<typeof taskRow>

/** A task row with its policy facts. */
export type RowWithFacts = Omit<TaskRow, 'actions' | 'atExpert' | 'blockedBy' | 'progress'> & {
  facts: TaskFacts
}

/** A task row with its actions and without its facts. Without progress its fields are not being filled in. */
export const withTaskActions = <R extends RowWithFacts>(
  { facts, ...row }: R,
  actor: Actor,
  profile: TaskProfile | null = null,
) => ({
  ...row,
  state: stateShownTo(actor, row.state, facts),
  atExpert: isAtExpert(actor, facts),
  actions: possibleActions(taskMachine, row.state, actor, { ...facts, fieldsFilled: fieldsFilled(profile) }),
  blockedBy: startBlockedBy(actor, row.state, facts),
  progress: profile && countAnswer(profile, row.answerRequired, !facts.filled),
})

/** Columns of a task row, for `taskJoins`. */
export const taskRowColumns = sql`w.id, w.seq, k.name, w.state, k.performer, ${taskDue} as due,
  w.state_changed_at as since, w.version, k.answer_required as "answerRequired", ${remarkCounts} as remarks, ${taskFacts} as facts`
