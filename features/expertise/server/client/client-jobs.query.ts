import { sql } from 'kysely'
import { projectsFoundBy } from '#features/projects'
import { isPerson } from '#platform/domain/actor.ts'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { findRow } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import {
  downloadExpertJobResult,
  findExpertJobProjects,
  findExpertJobTasks,
  getExpertJob,
  getExpertJobFilters,
  getExpertJobResult,
  listExpertJobs,
} from '../../contract/expert-job.endpoints.ts'
import { expertises, expertJobs } from '../../domain/expert-job.policy.ts'
import { clientJobs, findExpertJob } from '../expert-job.repository.ts'
import { overseenJobs } from '../jobs.row-set.ts'
import { readResult } from '../read-result.ts'
import { readFieldNames } from '../shown-fields.ts'
import { stateOrder } from '../state-order.sql.ts'
import { withUnread } from '../unread.sql.ts'
import { readClientDetails } from './client-details.ts'
import { ofTrackpointsNamed } from './client-jobs.search.ts'

/** File name of a review for readers who may not see its author. */
const neutralName = (serialNumber: string, name: string): string =>
  `${serialNumber}${/\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''}`

/** Jobs that the accelerator ordered. */
export const listExpertJobsQuery = listOf(listExpertJobs, {
  load: chosenAccelerator,
  authorize: expertises.list,
  rows: withUnread(clientJobs, {
    asExpert: false,
    // The expert of a job is its expert only, even if they also work for the accelerator.
    reads: (actor, job) => expertJobs.manage.allows(actor, job) && !isPerson(actor, job.expertUid),
  }),
  ...overseenJobs,
  sortings: () => ({
    STATE: stateOrder,
    CREATE_DATE: sql`j.id`,
    DUE: sql`coalesce(j.due_on, 'infinity')`,
    SERIAL_NUMBER: sql`j.id`,
    NAME: sql`lower(j.project_name)`,
  }),
})

/** Filter values from the jobs that the actor sees. */
export const getExpertJobFiltersQuery = query({
  endpoint: getExpertJobFilters,
  load: chosenAccelerator,
  authorize: expertises.list,
  run: async (ctx, _input, facts) => {
    const seen = sql`from ${overseenJobs.from} where ${whereOf(overseenJobs, ctx, facts)}`
    const [experts, programmes] = await Promise.all([
      sql<{ person: { uid: string; name: string; avatarUrl: string | null } }>`
        select ${personRefJson('h')} as person from person h where h.uid in (select j.expert_uid ${seen})
        order by h.last_name, h.first_name, h.uid limit 500`.execute(ctx.db),
      sql<{ id: number; name: string }>`
        select g.id, g.name from programme g where g.id in (
          select t.programme_id from track t where t.id in (select j.track_id ${seen}))
        order by g.seq, g.id limit 500`.execute(ctx.db),
    ])
    return {
      experts: experts.rows.map(({ person }) => person),
      programmes: programmes.rows,
      mayOrder: expertises.order.allows(ctx.actor, facts),
    }
  },
})

/** Maximum number of projects or tasks offered at once: the user finds others by name. */
const maxOffered = 20

/**
 * First distinct projects or tasks of jobs, by id. Without a typed text they are read in the order of project names
 * in the list's own index. With one, matches are found before sorting: an index scan by name would visit every job to
 * find few.
 */
const firstByName = (id: Sql, seen: Sql, found: Sql | null): Sql =>
  found === null
    ? sql`select distinct on (lower(j.project_name), ${id}) ${id} as id ${seen}
        order by lower(j.project_name), ${id} limit ${sql.lit(maxOffered)}`
    : sql`with n as materialized (
          select ${id} as id, min(lower(j.project_name)) as name ${seen} and ${found} group by ${id})
        select n.id from n order by n.name, n.id limit ${sql.lit(maxOffered)}`

const ofProjectsFound = (typed: string): Sql =>
  sql`j.project_id in (select id from (${projectsFoundBy(typed)}) s)`

export const findExpertJobProjectsQuery = query({
  endpoint: findExpertJobProjects,
  load: chosenAccelerator,
  authorize: expertises.list,
  run: async (ctx, { query: { findText = '', projectId } }, facts) => {
    const seen = sql`from ${overseenJobs.from} where ${whereOf(overseenJobs, ctx, facts, { projectId })}`
    const found = findText.trim() === '' ? null : ofProjectsFound(findText)
    const { rows } = await sql<{ id: number; name: string; serialNumber: string }>`
      select p.id, p.name, p.serial_number as "serialNumber" from (${firstByName(sql`j.project_id`, seen, found)}) f
      join project p on p.id = f.id order by lower(p.name), p.id`.execute(ctx.db)
    return { items: rows }
  },
})

export const findExpertJobTasksQuery = query({
  endpoint: findExpertJobTasks,
  load: chosenAccelerator,
  authorize: expertises.list,
  run: async (ctx, { query: { findText = '', projectId, taskId } }, facts) => {
    const seen = sql`from ${overseenJobs.from} where ${whereOf(overseenJobs, ctx, facts, { projectId, taskId })}`
    const found =
      findText.trim() === ''
        ? null
        : sql`(${ofProjectsFound(findText)} or ${ofTrackpointsNamed(findText, facts.acceleratorId)})`
    const { rows } = await sql<{ id: number; name: string; project: string; track: string }>`
      select w.id, k.name, p.name as project, t.name as track from (${firstByName(sql`j.task_id`, seen, found)}) f
      join project_trackpoint w on w.id = f.id join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
      join track t on t.id = q.track_id order by lower(p.name), p.id, t.id, k.seq, w.id`.execute(ctx.db)
    return { items: rows }
  },
})

export const getExpertJobQuery = query({
  endpoint: getExpertJob,
  load: (ctx, { query: { jobId } }) => findExpertJob(ctx.db, jobId),
  authorize: expertJobs.oversee,
  run: (ctx, _input, job) => readClientDetails(ctx, job.id),
})

/** The result as the team sees it; the expert's name only if the order discloses it. */
export const getExpertJobResultQuery = query({
  endpoint: getExpertJobResult,
  load: (ctx, { query: { jobId } }) => findExpertJob(ctx.db, jobId),
  authorize: expertJobs.read,
  run: async (ctx, _input, { id }) => {
    const [row, written] = await Promise.all([
      findRow(ctx, clientJobs, sql`j.id = ${id}`),
      readResult(ctx.db, id),
    ])
    if (!row) throw notFound()
    const {
      serialNumber,
      project,
      task,
      projectTrackId,
      resultType,
      competency,
      expert,
      completedAt,
      blind,
    } = row
    return {
      id,
      serialNumber,
      project,
      task,
      projectTrackId,
      resultType,
      competency,
      completedAt,
      expert: blind === 'OPEN' ? expert : null,
      ...written,
      fieldNames: await readFieldNames(ctx.db, task.id, written.comments),
      file: written.file && {
        ...written.file,
        name: blind === 'OPEN' ? written.file.name : neutralName(serialNumber, written.file.name),
      },
    }
  },
})

/** The review file: always for its expert, for others once it is submitted. */
export const downloadExpertJobResultQuery = query({
  endpoint: downloadExpertJobResult,
  load: (ctx, { query: { jobId } }) => findExpertJob(ctx.db, jobId),
  authorize: expertJobs.view,
  run: async (ctx, _input, job) => {
    if (job.status !== 'COMPLETE' && !expertJobs.perform.allows(ctx.actor, job))
      throw new ProductError('EXPERT_JOB_NOT_DONE')
    if (job.resultFileId === null) throw notFound()
    const file = await downloadFile(ctx, job.resultFileId)
    const isNameHidden = job.expertHidden && expertJobs.read.allows(ctx.actor, job)
    return isNameHidden ? { ...file, name: neutralName(job.serialNumber, file.name) } : file
  },
})
