import { sql } from 'kysely'
import { findTask } from '#features/participations'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { takableProjects } from './reading/report-projects.sql.ts'
import { findReport, type UserReportSubject } from './user-report.repository.ts'

/** Condition for reports `r` that can be made without entering parameters. */
export const needsNoParameters = sql`not exists (select from jsonb_array_elements(r.parameters) x
  where (x ->> 'required')::boolean and coalesce(x ->> 'defaultValue', '') = '')`

/** Id of the report of a trackpoint; undefined if it has none. */
export const reportOfTrackpoint = async (db: Db, trackpointId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('trackpoint_report')
    .select('report_id')
    .where('trackpoint_id', '=', trackpointId)
    .executeTakeFirst()
  return row?.report_id
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
    select r.id from project_trackpoint w join trackpoint_report o on o.trackpoint_id = w.trackpoint_id
      join user_report r on r.id = o.report_id join project p on p.id = ${task.projectId}
    where w.id = ${taskId} and ${needsNoParameters} and ${takableProjects(actor, task.acceleratorId)}`.execute(
    db,
  )
  return { ...task, report: rows[0] ? ((await findReport(db, rows[0].id)) ?? null) : null }
}
