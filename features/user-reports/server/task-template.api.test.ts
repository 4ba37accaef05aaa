import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import {
  docxOf,
  documentText,
  openReportWorld,
  reportClient,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import { copyTrackpoint } from '../../programmes/contract/content.endpoints.ts'
import { copyProgramme, createTrackVersion } from '../../programmes/contract/whole-programme.endpoints.ts'
import * as ofTasks from '../contract/task-template.endpoints.ts'

let world: ReportWorld
let client: ReturnType<typeof reportClient>
let taskId: number
let trackpointId: number

beforeAll(async () => {
  world = await openReportWorld()
  client = reportClient(world)
  const task = await world.portal.db
    .selectFrom('project_trackpoint as w')
    .innerJoin('project_track as q', 'q.id', 'w.project_track_id')
    .select(['w.id', 'w.trackpoint_id'])
    .where('q.project_id', '=', world.projects[0]!.id)
    .executeTakeFirstOrThrow()
  taskId = task.id
  trackpointId = task.trackpoint_id
})

const choose = (userReportId: number | null, by = world.admin) =>
  world.portal.as(by).send(ofTasks.chooseTrackpointTemplate, { body: { trackpointId, userReportId } })

const shownTo = async (person: Person) => {
  const { status, body } = await world.portal
    .as(person)
    .send(ofTasks.getTaskTemplate, { query: { taskId: String(taskId) } })
  return status === 200 ? body['report'] : status
}

const make = (person: Person) =>
  world.portal.as(person).download(ofTasks.makeTaskTemplate, { body: { taskId } })

test('the report that a task names is filled in for those who view the task, and for nobody else', async () => {
  // Its roles do not matter: the task shows it to its team.
  const id = await client.built(docxOf(true, 'idea'))
  expect(await shownTo(world.leader)).toBeNull()
  expect((await make(world.leader)).status).toBe(404)
  expect((await choose(id)).status).toBe(204)
  expect(await shownTo(world.leader)).toEqual({ id, name: 'Сводка', extension: 'docx' })
  for (const person of [world.leader, world.tracker, world.team]) {
    const { status, bytes } = await make(person)
    expect(status).toBe(200)
    expect(documentText(bytes)).toContain('Мысль 0')
    // Of the task's project only.
    expect(documentText(bytes)).not.toContain('Мысль 1')
  }
  const stranger = await world.portal.make.person()
  expect([await shownTo(stranger), (await make(stranger)).status]).toEqual([404, 404])
  expect((await choose(null)).status).toBe(204)
  expect(await shownTo(world.leader)).toBeNull()
})

test('a report of another accelerator, or one that asks for a parameter, cannot be named', async () => {
  const refused = async (userReportId: number) => {
    const { status, body } = await choose(userReportId)
    return [status, body['fields']]
  }
  const foreign = await world.portal.make.accelerator()
  const { template_file_id, created_by } = await world.portal.db
    .selectFrom('user_report')
    .select(['template_file_id', 'created_by'])
    .executeTakeFirstOrThrow()
  const { id: ofOthers } = await insertOne(world.portal.db, 'user_report', {
    name: 'Чужой',
    file_name: 'Чужой',
    extension: 'docx',
    template_file_id,
    accelerator_id: foreign.id,
    created_by,
    updated_by: created_by,
  })
  expect(await refused(ofOthers)).toEqual([400, { userReportId: 'NOT_IN_LIST' }])
  const asking = await client.built(docxOf(true, 'idea'), {
    parameters: [
      { code: 'quarter', name: 'Квартал', type: 'STRING', required: true, defaultValue: '', dictionary: '' },
    ],
  })
  expect(await refused(asking)).toEqual([400, { userReportId: 'NOT_IN_LIST' }])
  const { body } = await world.portal
    .as(world.team)
    .send(ofTasks.getTrackpointTemplate, { query: { trackpointId: String(trackpointId) } })
  expect((body['offered'] as { id: number }[]).some(({ id }) => id === ofOthers || id === asking)).toBe(false)
  expect(body['editable']).toBe(false)
  expect((await choose(null, world.team)).status).toBe(403)
})

test('a copy of the task keeps its report; a deleted report leaves the task without one', async () => {
  const id = await client.built(docxOf(true, 'idea'))
  await choose(id)
  const { track_id } = await world.portal.db
    .selectFrom('trackpoint')
    .select('track_id')
    .where('id', '=', trackpointId)
    .executeTakeFirstOrThrow()
  const copy = await world.portal
    .as(world.admin)
    .send(copyTrackpoint, { body: { trackpointId, trackId: track_id } })
  expect(copy.status, JSON.stringify(copy.body)).toBeLessThan(300)
  const { rows } = {
    rows: await world.portal.db
      .selectFrom('trackpoint_report')
      .select('report_id')
      .where('report_id', '=', id)
      .execute(),
  }
  expect(rows).toHaveLength(2)
  await world.portal.db.deleteFrom('user_report').where('id', '=', id).execute()
  expect(await shownTo(world.leader)).toBeNull()
})

test('a report that the editor of the programme may not make cannot be chosen', async () => {
  const programmer = await world.portal.make.member({ accelerator: world.accelerator, role: 'ACC' })
  await world.portal.db
    .insertInto('person_access_flag')
    .values({ person_uid: programmer.uid, flag: 'PROGRAMME_BUILDER' })
    .execute()
  const closed = await client.built(docxOf(true, 'idea'), { roles: ['TRC'] })
  const open = await client.built(docxOf(true, 'idea'), { roles: ['ACC'] })
  const { body } = await world.portal
    .as(programmer)
    .send(ofTasks.getTrackpointTemplate, { query: { trackpointId: String(trackpointId) } })
  const offered = new Set((body['offered'] as { id: number }[]).map(({ id }) => id))
  expect([body['editable'], offered.has(closed), offered.has(open)]).toEqual([true, false, true])
  expect((await choose(closed, programmer)).body['fields']).toEqual({ userReportId: 'NOT_IN_LIST' })
  expect((await choose(open, programmer)).status).toBe(204)
})

test('a report that cannot be made is not shown: of a hidden profile, or that asks for a parameter since', async () => {
  const id = await client.built(docxOf(true, 'idea'))
  await choose(id)
  const { db } = world.portal
  const hide = (hidden: boolean) =>
    sql`update programme set hide_project_profile = ${hidden} where id = (select t.programme_id
      from trackpoint k join track t on t.id = k.track_id where k.id = ${trackpointId})`.execute(db)
  await hide(true)
  expect([await shownTo(world.leader), (await make(world.leader)).status]).toEqual([null, 404])
  expect(await shownTo(world.team)).toMatchObject({ id })
  await hide(false)
  expect(await shownTo(world.leader)).toMatchObject({ id })
  const parameters = JSON.stringify([
    { code: 'quarter', name: 'Квартал', type: 'STRING', required: true, defaultValue: '', dictionary: '' },
  ])
  await sql`update user_report set parameters = ${parameters}::jsonb where id = ${id}`.execute(db)
  expect([await shownTo(world.leader), (await make(world.leader)).status]).toEqual([null, 404])
})

test('a copy of the track or of its whole programme keeps the reports of its tasks', async () => {
  const { db } = world.portal
  const id = await client.built(docxOf(true, 'idea'))
  await choose(id)
  await db
    .updateTable('trackpoint')
    .set({ report_type: 'SCORING_REPORT' })
    .where('id', '=', trackpointId)
    .execute()
  const { trackId, programmeId } = await db
    .selectFrom('trackpoint as k')
    .innerJoin('track as t', 't.id', 'k.track_id')
    .select(['t.id as trackId', 't.programme_id as programmeId'])
    .where('k.id', '=', trackpointId)
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('trackpoint')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  const by = world.portal.as(world.admin)
  for (const { status, body } of [
    await by.send(createTrackVersion, { body: { trackId } }),
    await by.send(copyProgramme, { body: { programmeId } }),
  ])
    expect(status, JSON.stringify(body)).toBeLessThan(300)
  const copies = await db
    .selectFrom('trackpoint as k')
    .leftJoin('trackpoint_report as o', 'o.trackpoint_id', 'k.id')
    .select(['k.report_type', 'o.report_id'])
    .where('k.copied_from_id', '=', trackpointId)
    .where('k.id', '>', last.id)
    .execute()
  expect(copies.length).toBeGreaterThan(1)
  for (const copy of copies) expect(copy).toEqual({ report_type: 'SCORING_REPORT', report_id: id })
})
