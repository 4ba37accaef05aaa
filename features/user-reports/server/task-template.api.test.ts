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
import {
  copyTrackpoint,
  editTrackpoint,
  getSettingsTree,
} from '../../programmes/contract/content.endpoints.ts'
import { getTaskReportChoices } from '../../programmes/contract/task-report.endpoints.ts'
import {
  copyProgramme,
  createTrackVersion,
  exportProgramme,
  importProgramme,
  previewProgrammeFile,
} from '../../programmes/contract/whole-programme.endpoints.ts'
import { choiceOfTemplate, type TaskReportChoice } from '../../programmes/domain/report-types.ts'
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

const onAccelerator = () => ({ 'accelerator-id': String(world.accelerator.id) })

type Tree = { programmes: { id: number; tracks: { id: number; trackpoints: Point[] }[] }[] }
type Point = { id: number; name: string; version: number; reportType: string | null; template: unknown }

const settings = async () => {
  const { body } = await world.portal.as(world.admin).send(getSettingsTree, { headers: onAccelerator() })
  return body as unknown as Tree
}

const settingOf = async (id: number): Promise<Point> =>
  (await settings()).programmes
    .flatMap(({ tracks }) => tracks.flatMap(({ trackpoints }) => trackpoints))
    .find((point) => point.id === id)!

/** Saves the task with another report, as its form does. */
const chooseReport = async (reportType: TaskReportChoice | null, by = world.admin) => {
  const { name, version } = await settingOf(trackpointId)
  return world.portal.as(by).send(editTrackpoint, { body: { id: trackpointId, name, version, reportType } })
}

const choose = (id: number | null, by = world.admin) =>
  chooseReport(id === null ? null : choiceOfTemplate(id), by)

const offeredTo = async (by: Person): Promise<Set<number>> => {
  const { track_id } = await world.portal.db
    .selectFrom('trackpoint')
    .select('track_id')
    .where('id', '=', trackpointId)
    .executeTakeFirstOrThrow()
  const { status, body } = await world.portal
    .as(by)
    .send(getTaskReportChoices, { query: { trackId: String(track_id) } })
  expect(status).toBe(200)
  return new Set((body['templates'] as { id: number }[]).map(({ id }) => id))
}

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
  expect((await choose(id)).status).toBe(200)
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
  expect((await choose(null)).status).toBe(200)
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
  expect(await refused(ofOthers)).toEqual([400, { reportType: 'NOT_IN_LIST' }])
  const asking = await client.built(docxOf(true, 'idea'), {
    parameters: [
      { code: 'quarter', name: 'Квартал', type: 'STRING', required: true, defaultValue: '', dictionary: '' },
    ],
  })
  expect(await refused(asking)).toEqual([400, { reportType: 'NOT_IN_LIST' }])
  expect(await refused(999_999_999)).toEqual([400, { reportType: 'NOT_IN_LIST' }])
  const offered = await offeredTo(world.admin)
  expect([ofOthers, asking].filter((id) => offered.has(id))).toEqual([])
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
  const ofCopy = () => settingOf(copy.body['id'] as number)
  expect(await ofCopy()).toMatchObject({ reportType: `template:${id}`, template: { id, name: 'Сводка' } })
  await world.portal.db.deleteFrom('user_report').where('id', '=', id).execute()
  expect(await shownTo(world.leader)).toBeNull()
  expect(await ofCopy()).toMatchObject({ reportType: null, template: null })
})

test('a report that the editor of the programme may not make cannot be chosen', async () => {
  const programmer = await world.portal.make.member({ accelerator: world.accelerator, role: 'ACC' })
  await world.portal.db
    .insertInto('person_access_flag')
    .values({ person_uid: programmer.uid, flag: 'PROGRAMME_BUILDER' })
    .execute()
  const closed = await client.built(docxOf(true, 'idea'), { roles: ['TRC'] })
  const open = await client.built(docxOf(true, 'idea'), { roles: ['ACC'] })
  const offered = await offeredTo(programmer)
  expect([offered.has(closed), offered.has(open)]).toEqual([false, true])
  expect((await choose(closed, programmer)).body['fields']).toEqual({ reportType: 'NOT_IN_LIST' })
  expect((await choose(open, programmer)).status).toBe(200)
  // What another editor chose stays when the rest of the task is saved.
  await choose(closed)
  expect((await choose(closed, programmer)).status).toBe(200)
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
    .select(['k.report_type', 'k.user_report_id'])
    .where('k.copied_from_id', '=', trackpointId)
    .where('k.id', '>', last.id)
    .execute()
  expect(copies.length).toBeGreaterThan(1)
  for (const copy of copies) expect(copy).toEqual({ report_type: null, user_report_id: id })
})

test('a task has one report: one of the portal takes the place of one by template, and the other way round', async () => {
  const id = await client.built(docxOf(true, 'idea'))
  const storedType = async () => (await settingOf(trackpointId)).reportType
  await choose(id)
  expect(await storedType()).toBe(`template:${id}`)
  expect((await chooseReport('SCORING_REPORT')).status).toBe(200)
  expect(await storedType()).toBe('SCORING_REPORT')
  expect(await shownTo(world.leader)).toBeNull()
  await choose(id)
  expect(await storedType()).toBe(`template:${id}`)
  for (const report of ['template:0', 'template:x', 'template:', 'template:1e3', 'SOMETHING'])
    // oxlint-disable-next-line no-await-in-loop
    expect((await chooseReport(report as TaskReportChoice)).body['fields'], report).toEqual({
      reportType: 'NOT_IN_LIST',
    })
  const writing = world.portal.db.updateTable('trackpoint').where('id', '=', trackpointId)
  // The previous version writes only this column.
  await writing.set({ report_type: 'SCORING_REPORT' }).execute()
  expect(await storedType()).toBe('SCORING_REPORT')
  await expect(writing.set({ user_report_id: id }).execute()).rejects.toThrow('trackpoint_one_report')
})

test('a name that many reports have does not hide the other reports that a file names', async () => {
  const { portal } = world
  const id = await client.built(docxOf(true, 'idea'))
  const report = await portal.db
    .updateTable('user_report')
    .set({ name: 'Ящик идей' })
    .where('id', '=', id)
    .returning(['name', 'template_file_id', 'created_by'])
    .executeTakeFirstOrThrow()
  await sql`insert into user_report (name, file_name, extension, template_file_id, accelerator_id, created_by, updated_by)
    select 'Анкета', 'Анкета', 'docx', ${report.template_file_id}, ${world.accelerator.id}, ${report.created_by},
      ${report.created_by} from generate_series(1, 201)`.execute(portal.db)
  await choose(id)
  const programme = (await settings()).programmes.find(({ tracks }) =>
    tracks.some(({ trackpoints }) => trackpoints.some((point) => point.id === trackpointId)),
  )!
  const { bytes } = await portal
    .as(world.admin)
    .download(exportProgramme, { query: { programmeId: programme.id } })
  const file = JSON.parse(bytes.toString()) as {
    programme: { tracks: { trackpoints: { name: string; template?: string }[] }[] }
  }
  for (const { trackpoints } of file.programme.tracks) {
    const point = trackpoints.find(({ template }) => template === report.name)
    if (point) trackpoints.push({ ...point, name: 'Анкета команды', template: 'Анкета' })
  }
  const { status, body } = await portal
    .as(world.admin)
    .send(previewProgrammeFile, { headers: onAccelerator(), body: { file } })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(JSON.stringify(file)).toContain('"template":"Анкета"')
  expect(body['missingReports']).toEqual([])
  await sql`delete from user_report where name = 'Анкета'`.execute(portal.db)
})

test('a file of the programme names the report; an accelerator without it imports the task without one, and says so', async () => {
  const { portal } = world
  const id = await client.built(docxOf(true, 'idea'))
  const { name } = await portal.db
    .updateTable('user_report')
    .set({ name: 'Паспорт для банка' })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirstOrThrow()
  await choose(id)
  const programme = (await settings()).programmes.find(({ tracks }) =>
    tracks.some(({ trackpoints }) => trackpoints.some((point) => point.id === trackpointId)),
  )!
  const { bytes } = await portal
    .as(world.admin)
    .download(exportProgramme, { query: { programmeId: programme.id } })
  const file = JSON.parse(bytes.toString()) as never
  expect(JSON.stringify(file)).toContain(`"template":"${name}"`)
  expect(JSON.stringify(file)).not.toContain(`template:${id}`)
  const importedBy = async (by: Person, headers: { 'accelerator-id': string }) => {
    const preview = await portal.as(by).send(previewProgrammeFile, { headers, body: { file } })
    const made = await portal.as(by).send(importProgramme, { headers, body: { file, without: [] } })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { rows } = await sql<{ report: number | null }>`
      select k.user_report_id as report from trackpoint k join track t on t.id = k.track_id
      where t.programme_id = ${made.body['id']} and k.name = (select name from trackpoint where id = ${trackpointId})`.execute(
      portal.db,
    )
    return { missing: preview.body['missingReports'], reports: rows.map(({ report }) => report) }
  }
  // Copies of the programme's tasks have the same name, and other reports.
  const here = await importedBy(world.admin, onAccelerator())
  expect(here.missing).toEqual([])
  expect(here.reports).toContain(id)
  const other = await portal.make.accelerator()
  const stranger = await portal.make.member({ accelerator: other, role: 'ACC', admin: true })
  const there = await importedBy(stranger, { 'accelerator-id': String(other.id) })
  expect(there.missing).toContainEqual(expect.objectContaining({ name }))
  expect(new Set(there.reports)).toEqual(new Set([null]))
})
