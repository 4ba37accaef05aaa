import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import * as runs from '../contract/report-run.endpoints.ts'
import * as making from '../contract/make-report.endpoints.ts'
import * as lists from '../contract/report-lists.endpoints.ts'
import * as templates from '../contract/report-template.endpoints.ts'
import * as calls from '../contract/user-report.endpoints.ts'
import { forgetRunsOfFormerMembers } from './former-members.subscriber.ts'
import { draftDocx } from './draft/draft-docx.ts'
import { draftXlsx } from './draft/draft-xlsx.ts'

let portal: TestPortal
let accelerator: Accelerator
let [admin, team, tracker, leader]: Person[] = []
const projects: Project[] = []

const single = (...tags: string[]) => ({
  single: tags.map((tag) => ({ tag, known: { name: tag } })),
  lists: [
    {
      tag: 'Team',
      name: 'Команда',
      columns: [
        { tag: 'Person', known: { name: 'Участник' } },
        { tag: 'Area', known: { name: 'Зона' } },
      ],
    },
  ],
})
const docx = (oneFile: boolean, ...tags: string[]) =>
  draftDocx({ title: 'Отчёт', oneFile, locale: 'ru', tags: single(...tags) })
const words = { projects: 'Проекты', project: 'Проект', total: 'Итого' }

const headers = () => ({ 'accelerator-id': String(accelerator.id) })

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  await make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'idea', type: 'STRING', name: { ru: 'Идея', en: 'Idea' } }),
      plain({ code: 'secret', type: 'STRING', name: { ru: 'Тайна', en: 'Secret' } }),
    ),
  })
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  team = await make.member({ accelerator, role: 'ACC' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  leader = await make.person()
  const track = await make.track({ accelerator })
  for (let at = 0; at < 3; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const project = await make.project({ leader, name: `Проект ${at}` })
    // oxlint-disable-next-line no-await-in-loop
    await make.task({ project, track, tracker })
    // oxlint-disable-next-line no-await-in-loop
    await make.profileValues({ project, plain: { idea: `Мысль ${at}`, secret: `Тайное ${at}` } })
    projects.push(project)
  }
  await sql`insert into project_element_visibility (project_id, element_code, visibility)
    values (${projects[0]!.id}, 'secret', 'NON_VISIBLE')`.execute(portal.db)
})

const upload = async (bytes: Buffer, name = 'report.docx', query: Record<string, string> = {}) =>
  portal.as(admin!).send(templates.uploadReportTemplate, {
    headers: headers(),
    query,
    file: { name, content: bytes },
  })

const save = async (fileId: unknown, more: object = {}, person = admin!) =>
  portal.as(person).send(calls.saveUserReport, {
    headers: headers(),
    body: {
      name: 'Сводка',
      fileName: 'Сводка {{Date}}',
      templateFileId: fileId as string,
      forAll: false,
      roles: ['ACC', 'TRC'],
      oneFile: true,
      parameters: [],
      ...more,
    },
  })

const made = async (bytes: Buffer, more: object = {}, name = 'report.docx'): Promise<number> => {
  const uploaded = await upload(bytes, name, {
    oneFile: String((more as { oneFile?: boolean }).oneFile ?? true),
  })
  const { id } = uploaded.body['file'] as { id: string }
  return Number((await save(id, more)).body['id'])
}

const make = (person: Person, reportId: number, body: object = {}) =>
  portal.as(person).download(making.makeReport, {
    query: { userReportId: String(reportId) },
    body: { projectIds: projects.map(({ id }) => id), ...body },
  })

const textOf = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(bytes)['word/document.xml']!).replace(/<[^>]+>/g, ' ')

describe('a template', () => {
  test('tells its tags and faults, is mended, and kept only without any', async () => {
    const wrong = await upload(docx(true, 'idae'))
    expect(wrong.body).toMatchObject({
      extension: 'docx',
      problems: [{ kind: 'UNKNOWN', tag: '{{idae}}', nearest: 'idea' }],
    })
    const { id } = wrong.body['file'] as { id: string }
    expect((await save(id)).body).toMatchObject({ fields: { templateFileId: 'INVALID' } })
    const mended = await portal.as(admin!).send(templates.mendReportTemplate, {
      headers: headers(),
      body: { fileId: id, tags: [{ tag: '{{idae}}', by: 'idea' }] },
    })
    expect(mended.body).toMatchObject({ problems: [] })
    const saved = await save((mended.body['file'] as { id: string }).id)
    expect(saved).toMatchObject({
      status: 200,
      body: { name: 'Сводка', extension: 'docx', version: 1, actions: ['run', 'edit', 'template', 'delete'] },
    })
  })

  test('of another kind is refused, and one over its limit by name', async () => {
    expect((await upload(Buffer.from('words'), 'a.txt')).body).toMatchObject({ code: 'FILE_INCORRECT' })
    expect((await upload(Buffer.alloc(6_000_000, 'PK'), 'a.docx')).status).toBeGreaterThanOrEqual(400)
  })
})

test('a report is made of what its reader sees, whoever built it', async () => {
  const id = await made(docx(true, 'idea', 'secret', 'Leader'))
  const asTeam = textOf((await make(team!, id)).bytes)
  for (const said of ['Мысль 0', 'Мысль 2', 'Тайное 1', 'Тайное 2', 'Проект 1'])
    expect(asTeam).toContain(said)
  expect(asTeam).not.toContain('Тайное 0')
  expect((await make(leader!, id)).status).toBe(404)
  expect((await make(tracker!, id)).status).toBe(200)
  const tried = await portal.as(team!).send(making.tryUserReport, {
    body: { userReportId: id, projectIds: projects.map((project) => project.id) },
  })
  expect(tried.body).toMatchObject({
    projects: 3,
    missing: [{ tag: 'secret', name: 'Тайна', projects: [{ id: projects[0]!.id }] }],
  })
})

test('a file for each project comes as a zip, and what was given last is remembered', async () => {
  const id = await made(docx(false, 'idea'), {
    oneFile: false,
    fileName: '{{Name}} {{Param.quarter}}',
    parameters: [
      { code: 'quarter', name: 'Квартал', type: 'STRING', required: true, defaultValue: '', dictionary: '' },
    ],
  })
  const none = await portal.as(team!).send(making.makeReport, {
    query: { userReportId: String(id) },
    body: { projectIds: [projects[0]!.id] },
  })
  expect(none.body).toMatchObject({ fields: { 'parameters.quarter': 'REQUIRED' } })
  const { status, bytes } = await make(team!, id, { parameters: { quarter: 'IV' } })
  expect(status).toBe(200)
  expect(Object.keys(unzipSync(bytes))).toEqual(['Проект 0 IV.docx', 'Проект 1 IV.docx', 'Проект 2 IV.docx'])
  const filters = await portal
    .as(team!)
    .send(making.getUserReportFilters, { query: { reportId: String(id) } })
  expect(filters.body).toMatchObject({ parameters: [{ code: 'quarter', value: 'IV' }] })
  expect(filters.body['projects']).toHaveLength(3)
})

test('a parameter may be called as something every object has', async () => {
  const id = await made(docx(true, 'idea'), {
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
  expect((await make(team!, id)).status).toBe(200)
  const filters = await portal
    .as(team!)
    .send(making.getUserReportFilters, { query: { reportId: String(id) } })
  expect(filters.body).toMatchObject({ parameters: [{ code: 'constructor', value: '' }] })
})

test('a spreadsheet is filled with a row for each project', async () => {
  const id = await made(draftXlsx({ title: 'Сводка', tags: single('idea'), words }), {}, 'report.xlsx')
  const { bytes } = await make(tracker!, id)
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
  for (const said of ['Проект 0', 'Проект 2', 'Мысль 1']) expect(xml).toContain(said)
})

test('no more than twenty projects, and none that one may not read', async () => {
  const id = await made(docx(true, 'idea'))
  const many = await portal.as(team!).send(making.makeReport, {
    query: { userReportId: String(id) },
    body: { projectIds: Array.from({ length: 21 }, (_, at) => at + 1) },
  })
  expect([many.status, many.body['code']]).toEqual([409, 'REPORT_PROJECT_LIMIT'])
  const foreign = await portal.make.project()
  const other = await portal.as(team!).send(making.makeReport, {
    query: { userReportId: String(id) },
    body: { projectIds: [foreign.id] },
  })
  expect(other.body).toMatchObject({ fields: { projectIds: 'NOT_IN_LIST' } })
})

test('versions are kept, and an older one comes back', async () => {
  const id = await made(docx(true, 'idea'))
  const read = async () =>
    (await portal.as(admin!).send(calls.getUserReport, { query: { userReportId: String(id) } })).body
  const { template } = (await read()) as { template: { id: string } }
  const edited = await save(template.id, { id, version: 1, name: 'Другое имя' })
  expect(edited.body).toMatchObject({ name: 'Другое имя', version: 2 })
  expect((await save(template.id, { id, version: 1 })).body).toMatchObject({ code: 'STATE_CHANGED' })
  const restored = await portal.as(admin!).send(calls.restoreUserReport, {
    body: { userReportId: id, version: 2, number: 1 },
  })
  expect(restored.body).toMatchObject({ name: 'Сводка', version: 3 })
  const versions = await portal
    .as(admin!)
    .send(calls.getUserReportVersions, { query: { userReportId: String(id) } })
  expect(versions.body['items']).toMatchObject([{ number: 3, current: true }, { number: 2 }, { number: 1 }])
})

test('a report is made in the background, told, and given to nobody else', async () => {
  const id = await made(docx(true, 'idea'))
  const started = await portal.as(team!).send(runs.startUserReport, {
    body: { userReportId: id, projectIds: projects.map((project) => project.id) },
  })
  expect(started.body).toMatchObject({ state: 'RUNNING', projects: 3 })
  const runId = String(started.body['id'])
  const worker = await portal.startWorker()
  try {
    await vi.waitFor(
      async () =>
        expect((await portal.as(team!).send(runs.listReportRuns)).body['items']).toMatchObject([
          { state: 'READY', done: 3 },
        ]),
      { timeout: 40_000, interval: 100 },
    )
  } finally {
    await worker.stop()
  }
  const file = await portal.as(team!).download(runs.downloadReportRun, { query: { runId } })
  expect(textOf(file.bytes)).toContain('Мысль 2')
  expect((await portal.as(admin!).download(runs.downloadReportRun, { query: { runId } })).status).toBe(404)
  // Of a report that is gone nobody can say any more who reads it, and who leaves takes nothing along.
  await portal.db
    .updateTable('user_report_run')
    .set({ report_id: null })
    .where('id', '=', Number(runId))
    .execute()
  expect((await portal.as(team!).download(runs.downloadReportRun, { query: { runId } })).status).toBe(404)
  const left = {
    id: 1,
    name: 'AcceleratorMemberLeft',
    actorUid: null,
    acceleratorId: 1,
    at: new Date(Date.now() + 60_000).toISOString(),
  }
  const forget = (uid: string, lost = true) =>
    forgetRunsOfFormerMembers.run({ db: portal.db, log: portal.app.log }, { ...left, payload: { uid, lost } })
  const count = async () => (await portal.as(team!).send(runs.listReportRuns)).body['total']
  await forget(admin!.uid)
  await forget(team!.uid, false)
  expect(await count()).toBe(1)
  await forget(team!.uid)
  expect(await count()).toBe(0)
  await portal.as(team!).send(runs.startUserReport, {
    body: { userReportId: id, projectIds: [projects[0]!.id] },
  })
  const again = (await portal.as(team!).send(runs.listReportRuns)).body['items'] as { id: number }[]
  expect((await portal.as(team!).send(runs.deleteReportRun, { body: { runId: again[0]!.id } })).status).toBe(
    204,
  )
}, 60_000)

test('a report that is given to all tells a stranger nothing of who applied, who leads and what is reviewed', async () => {
  const { make: factory, db } = portal
  const track = await factory.track({ accelerator })
  const published = { publication_status: 'PUBLISHED' as const, access_level: 'ALL' as const }
  const [waiting, taken] = [
    await factory.project({ leader: leader!, ...published, name: 'Ждёт ответа' }),
    await factory.project({ leader: leader!, ...published, name: 'Принят' }),
  ]
  await factory.request({ project: waiting, track })
  await factory.task({ project: taken, track })
  const reportId = await made(docx(true, 'Name', 'Leader', 'Track'), { forAll: true })
  const stranger = await factory.person()
  const listed = async (by: Person) =>
    (
      (await portal.as(by).send(making.listReportProjects, { query: { userReportId: String(reportId) } }))
        .body['items'] as { id: number; leader: string; track: string; day: string | null }[]
    ).filter(({ id }) => id === waiting.id || id === taken.id)
  expect(await listed(stranger)).toEqual([{ id: taken.id, name: 'Принят', leader: '', track: '', day: null }])
  for (const by of [leader!, admin!]) {
    const rows = await listed(by)
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([waiting.id, taken.id])
    expect(rows.every((row) => row.leader !== '' && row.track !== '' && row.day !== null)).toBe(true)
  }
  const { rows } = await sql<{
    name: string
  }>`select last_name as name from person where uid = ${leader!.uid}`.execute(db)
  const text = textOf((await make(stranger, reportId, { projectIds: [taken.id] })).bytes)
  expect(text).toContain('Принят')
  expect(text).not.toContain(rows[0]!.name)
})

test('what experts said is for the accelerator’s team, and of it not for who reviews the task or administers the portal', async () => {
  const { make: factory } = portal
  const project = await factory.project({ leader: leader!, name: 'На экспертизе' })
  const task = await factory.task({
    project,
    track: await factory.track({ accelerator }),
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
  const reviewer = await factory.member({ accelerator, role: 'ACC' })
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
  const reportId = await made(template, { oneFile: false })
  const said = async (by: Person) => textOf((await make(by, reportId, { projectIds: [project.id] })).bytes)
  expect(await said(team!)).toContain('Рынок посчитан неверно')
  for (const by of [reviewer, chief]) expect(await said(by)).not.toContain('Рынок посчитан неверно')
})
