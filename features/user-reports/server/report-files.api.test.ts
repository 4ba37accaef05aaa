import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  documentText,
  docxOf,
  openReportWorld,
  reportClient,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import { getMenu } from '../../identity/contract/menu.endpoints.ts'
import * as making from '../contract/make-report.endpoints.ts'
import * as runs from '../contract/report-run.endpoints.ts'
import * as trials from '../contract/report-trial.endpoints.ts'
import * as calls from '../contract/user-report.endpoints.ts'

let world: ReportWorld
let client: ReturnType<typeof reportClient>

beforeAll(async () => {
  world = await openReportWorld()
  client = reportClient(world)
})

const quarter = (more: object = {}) => ({
  code: 'quarter',
  name: 'Квартал',
  type: 'STRING',
  required: true,
  defaultValue: '',
  dictionary: '',
  ...more,
})

test('a file made at once is stored with its parameters and projects, for its reader alone', async () => {
  const { portal, team, admin } = world
  const id = await client.built(docxOf(true, 'idea'), { parameters: [quarter()] })
  const made = await client.make(team, id, { parameters: { quarter: 'IV' } })
  const { body } = await portal.as(team).send(runs.listReportRuns)
  expect(body['items']).toMatchObject([
    {
      state: 'READY',
      projects: 3,
      projectNames: ['Проект 0', 'Проект 1', 'Проект 2'],
      values: [{ name: 'Квартал', type: 'STRING', value: 'IV' }],
      actions: ['download', 'delete'],
    },
  ])
  const runId = String((body['items'] as { id: number }[])[0]!.id)
  const again = await portal.as(team).download(runs.downloadReportRun, { query: { runId } })
  expect(Buffer.compare(again.bytes, made.bytes)).toBe(0)
  expect((await portal.as(admin).download(runs.downloadReportRun, { query: { runId } })).status).toBe(404)
})

test('what is still being made is cancelled, not deleted', async () => {
  const { portal, tracker, projects } = world
  const id = await client.built(docxOf(true, 'idea'))
  const { body } = await portal.as(tracker).send(runs.startUserReport, {
    body: { userReportId: id, projectIds: [projects[0]!.id] },
  })
  expect(body).toMatchObject({ state: 'RUNNING', actions: ['cancel'] })
})

test('projects chosen elsewhere come with their names, and none that the reader may not take', async () => {
  const { portal, team, projects } = world
  const id = await client.built(docxOf(true, 'idea'))
  const foreign = await portal.make.project()
  const { body } = await portal.as(team).send(making.getUserReportFilters, {
    query: { reportId: String(id), projects: [projects[1]!.id, foreign.id, 'x'].join(',') },
  })
  expect(body['projects']).toEqual([{ id: projects[1]!.id, name: 'Проект 1' }])
})

test('the last value is not offered once the parameter has another type', async () => {
  const { portal, team } = world
  const id = await client.built(docxOf(true, 'idea'), { parameters: [quarter()] })
  await client.make(team, id, { parameters: { quarter: 'IV квартал 2026' } })
  await sql`update user_report set parameters = ${JSON.stringify([quarter({ type: 'NUMBER', defaultValue: '4' })])}
    where id = ${id}`.execute(portal.db)
  const { body } = await portal
    .as(team)
    .send(making.getUserReportFilters, { query: { reportId: String(id) } })
  expect(body['parameters']).toMatchObject([{ code: 'quarter', value: '4' }])
})

describe('saving', () => {
  test('without a change makes no version', async () => {
    const { portal, admin } = world
    const id = await client.built(docxOf(true, 'idea'))
    const { body } = await portal.as(admin).send(calls.getUserReport, { query: { userReportId: String(id) } })
    const { template } = body as { template: { id: string } }
    expect((await client.save(template.id, { id, version: 1 })).body).toMatchObject({ version: 1 })
  })

  test('says what is wrong with each field', async () => {
    const right = await client.uploaded(docxOf(true, 'idea'))
    const wrong = await client.uploaded(docxOf(true, 'idae'))
    const faults = async (fileId: string, more: object = {}) =>
      (await client.save(fileId, more)).body['fields']
    expect(await faults(wrong)).toEqual({ templateFileId: 'TEMPLATE_FAULTS' })
    expect(await faults(right, { fileName: '{{Foo}}' })).toEqual({ fileName: 'UNKNOWN_TAG' })
    expect(await faults(right, { parameters: [quarter({ code: 'квартал 1' })] })).toEqual({
      'parameters.0.code': 'INVALID_CODE',
    })
    const number = quarter({ type: 'NUMBER', defaultValue: 'abc' })
    expect(await faults(right, { parameters: [number] })).toEqual({
      'parameters.0.defaultValue': 'NOT_A_NUMBER',
    })
  })
})

test('a trial run requires its parameters, as a run does', async () => {
  const { portal, admin, projects } = world
  const { headers } = client
  const body = {
    name: 'Проба',
    fileName: '{{Param.quarter}}',
    templateFileId: await client.uploaded(docxOf(false, 'Param.quarter'), 'report.docx', {
      oneFile: 'false',
      parameters: 'quarter',
    }),
    oneFile: false,
    parameters: [quarter()],
    projectId: projects[0]!.id,
  }
  const blank = await portal.as(admin).send(trials.checkTrialReport, { headers, body })
  expect(blank.body).toMatchObject({ fields: { 'parameters.quarter': 'REQUIRED' } })
  const filledIn = { ...body, values: { quarter: 'Четвёртый' } }
  const { bytes } = await portal.as(admin).download(trials.makeTrialReport, { headers, body: filledIn })
  expect(documentText(bytes)).toContain('Четвёртый')
})

test('the menu has reports only for those who may make one', async () => {
  const { portal, team, leader } = world
  await client.built(docxOf(true, 'idea'))
  const codes = async (person: typeof team) => (await portal.as(person).send(getMenu)).body['items']
  expect(await codes(team)).toContain('UserReports')
  expect(await codes(leader)).not.toContain('UserReports')
})
