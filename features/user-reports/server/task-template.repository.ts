import { sql } from 'kysely'
import { findTask } from '#features/participations'
import type { SignedIn } from '#platform/server/context.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { takableProjects } from './reading/takable-projects.row-set.ts'
import { findReport, reportsScope, type UserReportSubject } from './user-report.repository.ts'

/** Condition for reports `r` that can be made without entering parameters. */
const needsNoParameters = sql`not exists (select from jsonb_array_elements(r.parameters) x
  where (x ->> 'required')::boolean and coalesce(x ->> 'defaultValue', '') = '')`

const maxOffered = 200

/**
 * The reports of an accelerator that the reader may choose for a task: those that they may make and that need no
 * parameters. With `names`, one for each name that exists, the oldest.
 */
export const offeredTemplates = async (
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  acceleratorId: number,
  { id, names }: { id?: number; names?: readonly string[] } = {},
): Promise<{ id: number; name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select ${names ? sql`distinct on (r.name)` : sql``} r.id, r.name from user_report r
    where r.accelerator_id = ${acceleratorId} and ${needsNoParameters} and ${reportsScope(actor)}
      ${id === undefined ? sql`` : sql`and r.id = ${id}`} ${names ? sql`and r.name = any(${names})` : sql``}
    ${names ? sql`order by r.name, r.id` : sql`order by lower(r.name), r.id limit ${sql.lit(maxOffered)}`}`.execute(
    db,
  )
  return rows
}

type Task = NonNullable<Awaited<ReturnType<typeof findTask>>>

/** A task with its report by template, if there is one. */
export type TaskTemplate = Task & { report: UserReportSubject | null }

/**
 * Loads a task with its report by template; null if the report now needs parameters, or if the actor may not use the
 * project in reports, so that only reports that can be made are offered.
 */
export const findTaskTemplate = async (
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  taskId: number,
): Promise<TaskTemplate | undefined> => {
  const task = await findTask(db, taskId)
  if (!task) return undefined
  const { rows } = await sql<{ id: number }>`
    select r.id from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
      join user_report r on r.id = k.user_report_id join project p on p.id = ${task.projectId}
    where w.id = ${taskId} and ${needsNoParameters} and ${whereOf(takableProjects, { actor }, task)}`.execute(
    db,
  )
  return { ...task, report: rows[0] ? ((await findReport(db, rows[0].id)) ?? null) : null }
}
