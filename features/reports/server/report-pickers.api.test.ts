import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { getCanvas } from '../contract/canvas.endpoints.ts'
import { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { projectReasonList } from '../contract/project-reason-list.endpoints.ts'
import { questionCost } from '../contract/question-cost.endpoints.ts'
import { getReportProjects } from '../contract/report-projects.endpoints.ts'
import { downloadTaskValues, getTaskValues } from '../contract/task-values.endpoints.ts'

let portal: TestPortal
let acc: Person
let headers: Record<string, string>
let programme: Awaited<ReturnType<TestPortal['make']['programme']>>
let track: Awaited<ReturnType<TestPortal['make']['track']>>
let templateId: number

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  const accelerator = await make.accelerator({ time_zone: 'UTC' })
  acc = await make.member({ accelerator, role: 'ACC' })
  headers = { 'accelerator-id': String(accelerator.id) }
  programme = await make.programme({ accelerator })
  track = await make.track({ programme })
  const template = await make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(plain({ code: 'goal', type: 'STRING' })),
  })
  templateId = template.id
}, 60_000)

const send = async (endpoint: Endpoint, query: Record<string, string> = {}) => {
  const { status, body } = await portal.as(acc).send(endpoint, { headers, query })
  return { status, body }
}

const named = (items: unknown): string[] => (items as { name: string }[]).map(({ name }) => name)

test('a project whose application has ended is chosen for its history, not for its canvas', async () => {
  const lost = await portal.make.project({ name: 'Угасший проект' })
  await portal.make.request({ track, project: lost, status: 'REJECT' })
  const projectId = String(lost.id)
  const dynamics = await send(dynamicsOfProject, { projectId })
  expect([dynamics.status, dynamics.body['project']]).toEqual([200, { id: lost.id, name: lost.name }])
  expect(dynamics.body['total']).toBeGreaterThan(0)
  expect((await send(getCanvas, { projectId, canvas: 'OSTERWALDER_CANVAS' })).status).toBe(404)
  expect((await send(getReportProjects, { projectId })).status).toBe(404)
  const all = await send(getReportProjects, { withEnded: 'true', findText: 'Угасший' })
  expect(named(all.body['projects'])).toEqual([lost.name])
})

test('projects are found by name among more than are offered', async () => {
  const { make } = portal
  for (let n = 0; n < 51; n++)
    await make.request({ track, project: await make.project({ name: `Аврора ${n}` }), status: 'NEW' })
  const last = await make.project({ name: 'Якорь спасения' })
  await make.request({ track, project: last, status: 'NEW' })
  const { body: first } = await send(getReportProjects)
  expect(named(first['projects'])).toHaveLength(50)
  expect(named(first['projects'])).not.toContain(last.name)
  const { body: found } = await send(getReportProjects, { findText: 'якорь' })
  expect(named(found['projects'])).toEqual([last.name])
  const { body: requested } = await send(getReportProjects, { projectId: String(last.id) })
  expect([requested['project'], named(requested['projects'])[0]]).toEqual([
    { id: last.id, name: last.name },
    last.name,
  ])
  // A stranger's project is not found by its name either.
  await make.request({ project: await make.project({ name: 'Якорь чужой' }), status: 'NEW' })
  const { body: again } = await send(getReportProjects, { findText: 'якорь' })
  expect(named(again['projects'])).toEqual([last.name])
})

test('a task beyond those that are offered is found by its id', async () => {
  const many = await portal.make.track({
    programme,
  })
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into trackpoint (accelerator_id, track_id, name, seq, content_status)
      select ${track.accelerator_id}, ${many.id}, 'Задание ' || n, n, 'PUBLISHED' from generate_series(1, 502) n returning id)
    insert into trackpoint_field (trackpoint_id, template_id, element_code, seq)
    select id, ${templateId}, 'goal', 0 from made returning trackpoint_id as id`.execute(portal.db)
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  const trackpointId = String(ids.at(-1)!)
  const { status, body } = await send(projectProfileInTask, { trackpointId })
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
  expect((body['trackpoint'] as { id: number }).id).toBe(ids.at(-1))
  expect(body['trackpoints']).toHaveLength(500)
  expect((await send(questionCost, { trackpointId })).status).toBe(200)
  expect((await send(projectProfileInTask, { trackpointId: '99999999' })).body['fields']).toEqual({
    trackpointId: 'NOT_IN_LIST',
  })
})

test('a file of values has all projects of a task, also those beyond the first page, or is refused', async () => {
  const { make, db } = portal
  const point = await make.trackpoint({ track })
  await sql`insert into trackpoint_field (trackpoint_id, template_id, element_code, seq)
    values (${point.id}, ${templateId}, 'goal', 0)`.execute(db)
  const work = await make.participation({ track, project: await make.project({ name: 'Первый' }) })
  const many = async (from: number, to: number) => {
    await sql`with p as (
        insert into project (name, leader_uid) select 'Проект ' || n, ${acc.uid} from generate_series(${from}::int, ${to}::int) n returning id),
      r as (insert into acceleration_request (accelerator_id, track_id, project_id, status, created_by)
        select ${track.accelerator_id}, ${track.id}, id, 'ACCEPT', ${acc.uid} from p returning id, project_id),
      q as (insert into project_track (accelerator_id, project_id, track_id, request_id)
        select ${track.accelerator_id}, project_id, ${track.id}, id from r returning id)
      insert into project_trackpoint (accelerator_id, project_track_id, trackpoint_id, seq)
        select ${track.accelerator_id}, id, ${point.id}, 1 from q`.execute(db)
  }
  await many(1, 219)
  const trackpointId = String(point.id)
  expect(work.tasks.some((task) => task.trackpoint_id === point.id)).toBe(true)
  const { body: page } = await send(getTaskValues, { trackpointId, page: '9' })
  expect([page['total'], page['page'], (page['rows'] as unknown[]).length]).toEqual([220, 9, 20])
  // After the last page there is the last one, not a table of nothing.
  const { body: beyond } = await send(getTaskValues, { trackpointId, page: '99' })
  expect([beyond['total'], beyond['page'], beyond['rows']]).toEqual([220, 9, page['rows']])
  const file = await portal
    .as(acc)
    .download(downloadTaskValues, { headers, query: { trackpointId, format: 'csv' } })
  expect(file.status).toBe(200)
  expect(file.bytes.toString('utf8').trim().split('\n')).toHaveLength(221)
  await many(220, 2001)
  const refused = await send(downloadTaskValues, { trackpointId, format: 'csv' })
  expect([refused.status, refused.body['code'], refused.body['params']]).toEqual([
    409,
    'EXPORT_TOO_LARGE',
    { limit: 2000 },
  ])
}, 60_000)

test('a table of more months than it has columns for has the newest', async () => {
  const own = await portal.make.track({ programme })
  await sql`insert into acceleration_request (accelerator_id, track_id, project_id, status, created_by, created_at)
    select ${own.accelerator_id}, ${own.id}, ${(await portal.make.project()).id}, 'CANCEL', ${acc.uid},
      date_trunc('month', now()) - make_interval(months => n) from generate_series(0, 62) n`.execute(
    portal.db,
  )
  const { body } = await send(pivotProjects, { rows: 'TRACK', columns: 'MONTH', trackId: String(own.id) })
  const { columns, cut } = body['matrix'] as { columns: { key: string }[]; cut: object }
  const { rows } = await sql<{ month: string }>`select to_char(now(), 'YYYY-MM') as month`.execute(portal.db)
  expect([columns.length, columns.at(-1)!.key, cut]).toEqual([60, rows[0]!.month, { rows: 1, columns: 63 }])
})

test('reasons and words are two columns; the report is narrowed by a reason, which it names', async () => {
  const { make, db } = portal
  const reason = await db
    .selectFrom('dictionary_value as v')
    .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
    .select(['v.id', 'v.name_ru'])
    .where('d.code', '=', 'REJECTION_REASONS')
    .orderBy('v.id')
    .executeTakeFirstOrThrow()
  const own = await make.track({
    programme,
  })
  const rejected = (words: string) => make.request({ track: own, status: 'REJECT', reason: words })
  const both = await rejected('Приходите через год.')
  await db
    .insertInto('acceleration_request_reason')
    .values({ request_id: both.id, reason_id: reason.id })
    .execute()
  const rejection = await rejected('Рынок слишком мал.')
  const list = (more: Record<string, string> = {}) =>
    send(projectReasonList, { trackId: String(own.id), ...more })
  const { body } = await list({ sorting: 'WORDS', sortingDirection: 'ASC' })
  const rows = body['items'] as { id: number; reason: string; words: string }[]
  expect(rows.map(({ id, reason: of, words }) => [id, of, words])).toEqual([
    [both.id, reason.name_ru, 'Приходите через год.'],
    [rejection.id, '', 'Рынок слишком мал.'],
  ])
  const options = body['reasons'] as { id: string; name: string }[]
  const key = options.find(({ name }) => name === reason.name_ru)!.id
  const narrowed = await list({ reason: key })
  expect((narrowed.body['items'] as { id: number }[]).map(({ id }) => id)).toEqual([both.id])
  // Words that are no reason of the dictionary are named, too.
  const { rows: keys } = await sql<{
    key: string
  }>`select md5(plain_reason('Рынок слишком мал.')) as key`.execute(db)
  const ofWords = await list({ reason: keys[0]!.key })
  expect((ofWords.body['items'] as { id: number }[]).map(({ id }) => id)).toEqual([rejection.id])
  expect(ofWords.body['reasons']).toContainEqual({ id: keys[0]!.key, name: 'Рынок слишком мал.' })
})
