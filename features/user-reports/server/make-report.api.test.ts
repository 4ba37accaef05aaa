import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import {
  docxOf,
  openReportWorld,
  reportClient,
  singleTags,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import * as making from '../contract/make-report.endpoints.ts'
import { draftXlsx } from './draft/draft-xlsx.ts'

const words = { projects: 'Проекты', project: 'Проект', total: 'Итого' }

let world: ReportWorld
let client: ReturnType<typeof reportClient>

beforeAll(async () => {
  world = await openReportWorld()
  client = reportClient(world)
})

test('a file for each project comes as a zip, and what was given last is remembered', async () => {
  const id = await client.built(docxOf(false, 'idea'), {
    oneFile: false,
    fileName: '{{Name}} {{Param.quarter}}',
    parameters: [
      { code: 'quarter', name: 'Квартал', type: 'STRING', required: true, defaultValue: '', dictionary: '' },
    ],
  })
  const none = await world.portal.as(world.team).send(making.makeReport, {
    query: { userReportId: String(id) },
    body: { projectIds: [world.projects[0]!.id] },
  })
  expect(none.body).toMatchObject({ fields: { 'parameters.quarter': 'REQUIRED' } })
  const { status, bytes } = await client.make(world.team, id, { parameters: { quarter: 'IV' } })
  expect(status).toBe(200)
  expect(Object.keys(unzipSync(bytes))).toEqual(['Проект 0 IV.docx', 'Проект 1 IV.docx', 'Проект 2 IV.docx'])
  const filters = await world.portal
    .as(world.team)
    .send(making.getUserReportFilters, { query: { reportId: String(id) } })
  expect(filters.body).toMatchObject({ parameters: [{ code: 'quarter', value: 'IV' }] })
  expect(filters.body['projects']).toHaveLength(3)
})

test('a parameter may be called as something every object has', async () => {
  const id = await client.built(docxOf(true, 'idea'), {
    fileName: 'Сводка {{Param.constructor}}',
    parameters: [
      {
        code: 'constructor',
        name: 'Застройщик',
        type: 'STRING',
        required: false,
        defaultValue: '',
        dictionary: '',
      },
    ],
  })
  expect((await client.make(world.team, id)).status).toBe(200)
  const filters = await world.portal
    .as(world.team)
    .send(making.getUserReportFilters, { query: { reportId: String(id) } })
  expect(filters.body).toMatchObject({ parameters: [{ code: 'constructor', value: '' }] })
})

test('a spreadsheet is filled with a row for each project', async () => {
  const id = await client.built(
    draftXlsx({ title: 'Сводка', tags: singleTags('idea'), words }),
    {},
    'report.xlsx',
  )
  const { bytes } = await client.make(world.tracker, id)
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
  for (const expected of ['Проект 0', 'Проект 2', 'Мысль 1']) expect(xml).toContain(expected)
})

test('no more than twenty world.projects, and none that one may not read', async () => {
  const id = await client.built(docxOf(true, 'idea'))
  const many = await world.portal.as(world.team).send(making.makeReport, {
    query: { userReportId: String(id) },
    body: { projectIds: Array.from({ length: 21 }, (_, at) => at + 1) },
  })
  expect([many.status, many.body['code']]).toEqual([409, 'REPORT_PROJECT_LIMIT'])
  const foreign = await world.portal.make.project()
  const other = await world.portal.as(world.team).send(making.makeReport, {
    query: { userReportId: String(id) },
    body: { projectIds: [foreign.id] },
  })
  expect(other.body).toMatchObject({ fields: { projectIds: 'NOT_IN_LIST' } })
})

test('projects are chosen by how far they are with a task, by those who work with them', async () => {
  const { portal, accelerator, leader, team, tracker } = world
  const track = await portal.make.track({ accelerator })
  const ready = await portal.make.project({ leader, name: 'Сдан' })
  const early = await portal.make.project({ leader, name: 'Начат' })
  const task = await portal.make.task({ project: ready, track, state: 'DONE_CODE' })
  await portal.make.task({ project: early, track, state: 'PROCESS_CODE' })
  const reportId = await client.built(docxOf(true, 'idea'))
  const tasks = async (by: typeof team) =>
    (await portal.as(by).send(making.getReportTasks, { query: { userReportId: String(reportId) } })).body[
      'items'
    ] as { id: number }[]
  const found = async (taskState: string | undefined, by = team, taskId = task.trackpoint_id) =>
    (
      (
        await portal.as(by).send(making.listReportProjects, {
          query: {
            userReportId: String(reportId),
            taskId: String(taskId),
            ...(taskState ? { taskState } : {}),
          },
        })
      ).body['items'] as { name: string }[]
    ).map(({ name }) => name)
  expect((await tasks(team)).map(({ id }) => id)).toContain(task.trackpoint_id)
  expect(await found('DONE_CODE')).toEqual(['Сдан'])
  expect(await found('ACCEPT_CODE')).toEqual([])
  // A tracker of other projects learns of none of them.
  expect((await tasks(tracker)).map(({ id }) => id)).not.toContain(task.trackpoint_id)
  expect(await found('DONE_CODE', tracker)).toEqual([])
})
