import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { TaskState } from '../domain/states.ts'
import type { TaskFacts } from '../domain/task.policy.ts'
import { taskFacts, taskJoins } from './task-facts.sql.ts'

/** A task with the facts of its policy and machine. */
export type TaskSubject = TaskFacts & {
  id: number
  projectTrackId: number
  projectId: number
  state: TaskState
  version: number
  durationDays: number | null
  /** Its last day. */
  dueOn: string | null
  businessPlanPublished: boolean
  /** Hidden fields that the team has disclosed to the task's reviewers. */
  openedCodes: string[]
}

type Row = Omit<TaskSubject, keyof TaskFacts> & { facts: TaskFacts }

/** Loads a task by its id. */
export const findTask = async (db: Db, id: number): Promise<TaskSubject | undefined> => {
  const { rows } = await sql<Row>`
    select w.id, w.project_track_id as "projectTrackId", q.project_id as "projectId", w.state, w.version, k.duration_days as "durationDays", w.due_on::text as "dueOn",
      w.business_plan_published as "businessPlanPublished", w.opened_codes as "openedCodes", ${taskFacts} as facts
    from ${taskJoins} where w.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { facts, ...task } = row
  return { ...task, ...facts }
}
