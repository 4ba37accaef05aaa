import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import {
  documentText,
  docxOf,
  openReportWorld,
  reportClient,
  type ReportWorld,
} from '../../../tests/support/report-world.ts'
import * as making from '../contract/make-report.endpoints.ts'
import { draftDocx } from './draft/draft-docx.ts'

let world: ReportWorld
let client: ReturnType<typeof reportClient>

beforeAll(async () => {
  world = await openReportWorld()
  client = reportClient(world)
})

test('a report contains what its reader sees, regardless of its author', async () => {
  const id = await client.built(docxOf(true, 'idea', 'secret', 'Leader'))
  const asTeam = documentText((await client.make(world.team, id)).bytes)
  for (const expected of ['Мысль 0', 'Мысль 2', 'Тайное 1', 'Тайное 2', 'Проект 1'])
    expect(asTeam).toContain(expected)
  expect(asTeam).not.toContain('Тайное 0')
  expect((await client.make(world.leader, id)).status).toBe(404)
  expect((await client.make(world.tracker, id)).status).toBe(200)
  const tried = await world.portal.as(world.team).send(making.tryUserReport, {
    body: { userReportId: id, projectIds: world.projects.map((project) => project.id) },
  })
  expect(tried.body).toMatchObject({
    projects: 3,
    missing: [{ tag: 'secret', name: 'Тайна', projects: [{ id: world.projects[0]!.id }] }],
  })
})

test('a report that is given to all reveals to a stranger nothing of who applied, who leads and what is reviewed', async () => {
  const { make: factory, db } = world.portal
  const track = await factory.track({ accelerator: world.accelerator })
  const published = { publication_status: 'PUBLISHED' as const, access_level: 'ALL' as const }
  const [waiting, taken] = [
    await factory.project({ leader: world.leader, ...published, name: 'Ждёт ответа' }),
    await factory.project({ leader: world.leader, ...published, name: 'Принят' }),
  ]
  await factory.request({ project: waiting, track })
  await factory.task({ project: taken, track })
  const reportId = await client.built(docxOf(true, 'Name', 'Leader', 'Track'), { forAll: true })
  const stranger = await factory.person()
  const listed = async (by: Person) =>
    (
      (
        await world.portal
          .as(by)
          .send(making.listReportProjects, { query: { userReportId: String(reportId) } })
      ).body['items'] as { id: number; leader: string; track: string; day: string | null }[]
    ).filter(({ id }) => id === waiting.id || id === taken.id)
  expect(await listed(stranger)).toEqual([{ id: taken.id, name: 'Принят', leader: '', track: '', day: null }])
  for (const by of [world.leader, world.admin]) {
    const rows = await listed(by)
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([waiting.id, taken.id])
    expect(rows.every((row) => row.leader !== '' && row.track !== '' && row.day !== null)).toBe(true)
  }
  const { rows } = await sql<{
    name: string
  }>`select last_name as name from person where uid = ${world.leader.uid}`.execute(db)
  const text = documentText((await client.make(stranger, reportId, { projectIds: [taken.id] })).bytes)
  expect(text).toContain('Принят')
  expect(text).not.toContain(rows[0]!.name)
})

test('what experts wrote is for the accelerator’s team, and of it not for those who review the task or administer the portal', async () => {
  const { make: factory } = world.portal
  const project = await factory.project({ leader: world.leader, name: 'На экспертизе' })
  const task = await factory.task({
    project,
    track: await factory.track({ accelerator: world.accelerator }),
    state: 'DONE_CODE',
  })
  await factory.expertJob({
    task,
    status: 'COMPLETE',
    score: 7,
    conclusion: 'Рынок посчитан неверно',
    completed_at: new Date().toISOString(),
    accepted_at: new Date().toISOString(),
  })
  const reviewer = await factory.member({ accelerator: world.accelerator, role: 'ACC' })
  await factory.expertJob({ task, expert: reviewer, status: 'PROCESS' })
  const chief = await factory.person({ roles: ['ADMIN'] })
  const template = draftDocx({
    title: 'Отчёт',
    oneFile: false,
    locale: 'ru',
    tags: {
      single: [{ tag: 'Name', known: { name: 'Name' } }],
      lists: [
        { tag: 'Reviews', name: 'Экспертизы', columns: [{ tag: 'Conclusion', known: { name: 'Вывод' } }] },
      ],
    },
  })
  const reportId = await client.built(template, { oneFile: false })
  const textFor = async (by: Person) =>
    documentText((await client.make(by, reportId, { projectIds: [project.id] })).bytes)
  expect(await textFor(world.team)).toContain('Рынок посчитан неверно')
  for (const by of [reviewer, chief]) expect(await textFor(by)).not.toContain('Рынок посчитан неверно')
})
