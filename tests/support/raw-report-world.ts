import { sql } from 'kysely'
import type { BoardColumn } from '../../features/acceleration-requests/domain/states.ts'
import type { Row, Table } from './factories/insert.ts'
import type { TestPortal } from './portal.ts'
import type { ReportWorld } from './random-report-world.ts'

/** The rows of a world as the tables store them, from which the tests count. */
export type Raw = {
  requests: Row<'acceleration_request'>[]
  works: Row<'project_track'>[]
  tasks: Row<'project_trackpoint'>[]
  moves: Row<'audit_entry'>[]
  comments: Row<'task_comment'>[]
  jobs: Row<'expert_job'>[]
  messages: Row<'notification'>[]
  tracks: Row<'track'>[]
  projects: Row<'project'>[]
  members: Row<'project_member'>[]
  values: Row<'profile_value'>[]
  publications: Row<'project_publication'>[]
  scorings: Row<'scoring'>[]
}

const columnOfState: Record<string, BoardColumn> = {
  NOT_STARTED: 'TO_START',
  PROCESS_CODE: 'IN_WORK',
  START: 'IN_WORK',
  DONE_CODE: 'TO_REVIEW',
  DISCARD_CODE: 'DISCARDED',
}

/**
 * An application with what the database derives from its work: the board's column, the step reached, the current task, the
 * tracker and the start, counted again from the tasks.
 */
const derived = (
  { works, tasks }: Pick<Raw, 'works' | 'tasks'>,
  request: Raw['requests'][number],
): Raw['requests'][number] => {
  const { id, status } = request
  const own = works.filter(({ application_id }) => application_id === id)
  const work = own.find(({ request_id }) => request_id === id)
  const ofWorks = tasks.filter(({ project_track_id }) => own.some((one) => one.id === project_track_id))
  const current = ofWorks
    .filter(({ project_track_id, state }) => project_track_id === work?.id && state !== 'ACCEPT_CODE')
    .toSorted((a, b) => a.seq - b.seq)[0]
  const began = ofWorks.filter(({ state }) => state !== 'NOT_STARTED')
  const columnOf = (): BoardColumn => {
    if (status === 'NEW') return 'NEW'
    if (status !== 'ACCEPT') return 'CLOSED'
    if (work?.access_status === 'BLOCKED') return 'BLOCKED'
    if (current) return columnOfState[current.state]!
    return work ? 'FINISHED' : 'TO_START'
  }
  const reachedBy = (): number => {
    if (status !== 'ACCEPT') return 0
    if (!work) return 1
    if (!current) return 4
    if (began.some(({ state }) => state !== 'PROCESS_CODE')) return 3
    return began.length > 0 ? 2 : 1
  }
  const starts = ofWorks.flatMap(({ started_at }) => (started_at === null ? [] : [started_at]))
  return {
    ...request,
    board_column: columnOf(),
    reached: reachedBy(),
    trackpoint_id: status === 'NEW' ? null : (current?.trackpoint_id ?? null),
    tracker_uid: work?.tracker_uid ?? null,
    begun_at: starts.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null,
  }
}

/** Reads the rows of a world. */
export const readRaw = async ({ db }: TestPortal, { acceleratorId }: ReportWorld): Promise<Raw> => {
  const all = async <T extends Table>(_table: T, rows: ReturnType<typeof sql>): Promise<Row<T>[]> =>
    (await rows.execute(db)).rows as Row<T>[]
  const here = sql`accelerator_id = ${acceleratorId}`
  const projects = sql`select project_id from acceleration_request where ${here}`
  const raw = {
    requests: await all('acceleration_request', sql`select * from acceleration_request where ${here}`),
    works: await all('project_track', sql`select * from project_track where ${here}`),
    tasks: await all('project_trackpoint', sql`select * from project_trackpoint where ${here}`),
    moves: await all('audit_entry', sql`select * from audit_entry where ${here} order by id`),
    comments: await all(
      'task_comment',
      sql`select * from task_comment where task_id in (select id from project_trackpoint where ${here})`,
    ),
    jobs: await all('expert_job', sql`select * from expert_job where ${here}`),
    messages: await all('notification', sql`select * from notification where ${here}`),
    tracks: await all('track', sql`select * from track where ${here}`),
    projects: await all('project', sql`select * from project where id in (${projects})`),
    members: await all('project_member', sql`select * from project_member where project_id in (${projects})`),
    values: await all('profile_value', sql`select * from profile_value where project_id in (${projects})`),
    publications: await all('project_publication', sql`select * from project_publication where ${here}`),
    scorings: await all('scoring', sql`select * from scoring where ${here} order by id`),
  }
  return { ...raw, requests: raw.requests.map((request) => derived(raw, request)) }
}
