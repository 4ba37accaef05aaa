import { sql } from 'kysely'
import type { z } from 'zod'
import { visibleProjects } from '#features/projects'
import type { Actor } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import type { reportRun } from '../contract/user-report.schemas.ts'
import type { RunState } from '../domain/states.ts'

/** Name of the job that creates a report. */
export const runJob = 'make-user-report'

/** A run with its policy facts, and the input of its job. */
export type RunSubject = {
  id: number
  personUid: string
  reportId: number | null
  reportName: string
  locale: 'ru' | 'en'
  parameters: Record<string, string>
  projectIds: number[]
  fileId: string | null
  finished: boolean
}

export const findRun = async (db: Db, id: number): Promise<RunSubject | undefined> => {
  const { rows } = await sql<RunSubject>`
    select x.id, x.person_uid as "personUid", x.report_id as "reportId", x.report_name as "reportName", x.locale, x.said as parameters,
      x.project_ids as "projectIds", x.file_id as "fileId", x.finished_at is not null as finished
    from user_report_run x where x.id = ${id}`.execute(db)
  return rows[0] && { ...rows[0], projectIds: rows[0].projectIds.map(Number) }
}

/** A new run; a finished one with its file. */
type NewRun = Omit<RunSubject, 'id' | 'finished' | 'fileId'> & {
  extension: string
  finished?: { at: Date; fileId: string }
}

/** Stores a run and returns its id. */
export const insertRun = async (db: Db, run: NewRun): Promise<number> => {
  const { personUid, reportId, reportName, extension, locale, parameters, projectIds, finished } = run
  const { rows } = await sql<{ id: number }>`
    insert into user_report_run
      (report_id, report_name, extension, person_uid, locale, said, project_ids, done, finished_at, file_id)
    values (${reportId}, ${reportName}, ${extension}, ${personUid}, ${locale}, ${JSON.stringify(parameters)}::jsonb,
      ${projectIds}, ${finished ? projectIds.length : 0}, ${finished?.at.toISOString() ?? null}, ${finished?.fileId ?? null})
    returning id`.execute(db)
  return rows[0]!.id
}

type Run = z.output<typeof reportRun>

/** A row of the list names at most this many projects of a run. */
const shownProjects = 3

const runActionsOf: Readonly<Record<RunState, Run['actions']>> = {
  RUNNING: ['cancel'],
  READY: ['download', 'delete'],
  FAILED: ['delete'],
}

/** Row source of runs `x` for the person who started them. */
export const runRows = (actor: Actor, locale: 'ru' | 'en'): RowSource<Omit<Run, 'actions'>, Run> => ({
  from: sql`user_report_run x`,
  key: sql`x.id`,
  columns: ({ db }) => sql`
    x.id, x.report_name as name, x.extension, x.done, cardinality(x.project_ids) as projects, f.size, x.failure,
    x.created_at as "createdAt",
    case when x.failure is not null then 'FAILED' when x.file_id is null then 'RUNNING' else 'READY' end as state,
    x.created_at + make_interval(days => ${variablesOf(db).fileDays}) as "keptUntil",
    array(select p.name from unnest(x.project_ids) with ordinality o (id, seq) join project p on p.id = o.id
      where ${whereOf(visibleProjects, { actor }, null)} order by o.seq limit ${sql.lit(shownProjects)}) as "projectNames",
    coalesce((select json_agg(json_build_object('name', q.said->>'name', 'type', q.said->>'type', 'value', coalesce(
        (select ${locale === 'en' ? sql`v.name_en` : sql`v.name_ru`} from dictionary_value v join dictionary d on d.id = v.dictionary_id
          where q.said->>'type' = 'LIST' and d.code = q.said->>'dictionary' and v.id::text = x.said->>(q.said->>'code')),
        x.said->>(q.said->>'code'))) order by q.seq)
      from jsonb_array_elements(r.parameters) with ordinality q (said, seq)
      where coalesce(x.said->>(q.said->>'code'), '') <> ''), '[]') as values`,
  joins: sql`left join file f on f.id = x.file_id left join user_report r on r.id = x.report_id`,
  row: (row) => ({ ...row, actions: runActionsOf[row.state] }),
})
