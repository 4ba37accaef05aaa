import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { CallOf } from '#platform/contract/endpoint.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { createFactories, type Factories } from '../../../tests/support/factories/index.ts'
import { makeProfileTemplate } from '../../../tests/support/factories/profile-template.ts'
import { importClient, shown, type ShownImport } from '../../../tests/support/import-client.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { TestWorkbook } from '../../../tests/support/workbook.ts'
import { field, group, plain, tree } from '../../fields/domain/samples.ts'
import * as imports from '../contract/import.endpoints.ts'

let portal: TestPortal
let make: Factories

beforeAll(async () => {
  portal = await openPortal({ connections: 20 })
  make = createFactories(portal.db)
  const named = (ru: string, en: string) => ({ name: { ru, en } })
  await makeProfileTemplate(portal.db, {
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'problem', type: 'TEXT', ...named('Проблема', 'Problem') }),
      plain({ code: 'stage', type: 'LIST', dictionary: 'PROJECT_STAGES', ...named('Стадия', 'Stage') }),
      plain({ code: 'region', type: 'LIST', dictionary: 'REGIONS', ...named('Регион', 'Region') }),
      plain({ code: 'revenue', type: 'MONEY', ...named('Выручка', 'Revenue') }),
      plain({ code: 'raised', type: 'MONEY', ...named('Привлечённые инвестиции', 'Investment raised') }),
      plain({ code: 'founded', type: 'DATE', ...named('Дата основания', 'Founded') }),
      group('pilots', [field({ code: 'sum', type: 'INTEGER', ...named('Сумма пилота', 'Pilot sum') })]),
    ),
  })
  await portal.startWorker()
})

type Cell = CallOf<typeof imports.fixImportCells>['body']['cells'][number]

const teamOf = async (accelerator?: Accelerator) => {
  const own = accelerator ?? (await make.accelerator())
  const team = portal.as(await make.member({ accelerator: own, role: 'ACC' }))
  const headers = { 'accelerator-id': String(own.id) }
  const fix = async ({ id, version }: ShownImport, cell: Cell) =>
    shown(await team.call(imports.fixImportCells, { body: { importId: id, version, cells: [cell] } }))
  return { accelerator: own, team, headers, fix, client: importClient(team, headers) }
}

/** Parts of a dry run that these tests examine. */
type CheckResult = {
  joined: { key: string; name: string; lines: number[]; differs: string[]; apart: boolean }[]
  emptied: { header: string; count: number; examples: string[] }[]
  assumed: { header: string; examples: { text: string; value: string }[] }[]
  names: { dictionary: string; name: string; proposed: { id: number; name: string }[]; certainty: string }[]
  remembered: { id: number; name: string; value: { name: string } | null }[]
  problems: { line: number; header: string; text: string; problem: string }[]
}
const checkOf = (one: ShownImport) => one.check as unknown as CheckResult

const projectsOf = async (one: ShownImport) => {
  const { rows } = await sql<{ name: string; lines: number[] }>`
    select p.name, i.lines from project_import_item i join project p on p.id = i.project_id
    where i.import_id = ${one.id} order by i.seq`.execute(portal.db)
  return rows.map(({ name, lines }) => [name, lines])
}

test('rows of one name are reported as one project, with their differences, and can be separated', async () => {
  const { client } = await teamOf()
  const file = 'Название;Выручка;Дата основания\nДвойник;5;01.02.2024\nДругой;7;\nдвойник;6;01.02.2024\n'
  const joined = shown(await client.bring(file))
  expect(joined.check).toMatchObject({ fresh: 2 })
  expect(checkOf(joined).joined).toEqual([
    { key: 'name двойник', name: 'Двойник', lines: [2, 4], differs: ['Выручка'], apart: false },
  ])
  const apart = shown(await client.edit(joined, { apart: ['name двойник'] }))
  expect(apart.check).toMatchObject({ fresh: 3 })
  expect(checkOf(apart).joined).toMatchObject([{ lines: [2, 4], apart: true }])
  await client.start(apart)
  await client.until(apart.id, 'FINISHED')
  expect(await projectsOf(apart)).toEqual([
    ['Двойник', [2]],
    ['Другой', [3]],
    ['двойник (2)', [4]],
  ])
})

test('words for “no value” are read as empty, which is reported; a foreign currency has its own problem', async () => {
  const { client } = await teamOf()
  const one = shown(
    await client.bring(
      'Название;Выручка;Дата основания;Проблема\nА;£5,000;2021-06;n/a\nБ;нет данных;—;-\nВ;н/д;03.2024;Потери\n',
    ),
  )
  const check = checkOf(one)
  expect(check.emptied).toEqual([
    { column: 1, header: 'Выручка', count: 2, examples: ['нет данных', 'н/д'] },
    { column: 2, header: 'Дата основания', count: 1, examples: ['—'] },
    { column: 3, header: 'Проблема', count: 2, examples: ['n/a', '-'] },
  ])
  expect(check.problems).toMatchObject([
    { line: 2, header: 'Выручка', text: '£5,000', problem: 'CURRENCY_NOT_TAKEN' },
  ])
  expect(check.assumed).toMatchObject([
    {
      header: 'Дата основания',
      examples: [
        { text: '2021-06', value: '2021-06-01' },
        { text: '03.2024', value: '2024-03-01' },
      ],
    },
  ])
})

test('a centre says its region; what may be several values is not taken at once', async () => {
  const { client } = await teamOf()
  const one = shown(
    await client.bring(
      'Название;Регион;Стадия\nА;Н. Новгород;Pre-seed\nБ;Казань;Ранний пресид\nВ;Новгород;Seed\n',
    ),
  )
  const names = Object.fromEntries(
    checkOf(one).names.map(({ name, proposed, certainty }) => [
      name,
      [certainty, ...proposed.map((value) => value.name)],
    ]),
  )
  expect(names).toMatchObject({
    'Н. Новгород': ['GUESS', 'Нижегородская область'],
    Казань: ['GUESS', 'Республика Татарстан'],
    'Ранний пресид': ['GUESS', 'Ранняя предпосевная'],
    'Pre-seed': ['OPEN', 'Ранняя предпосевная', 'Поздняя предпосевная'],
    Seed: ['OPEN', 'Ранняя посевная', 'Средняя посевная', 'Поздняя посевная'],
  })
  expect(names['Новгород']!.slice(0, 3)).toEqual(['OPEN', 'Нижегородская область', 'Новгородская область'])
})

test('what was chosen is listed for the accelerator, seen in the check, and forgotten', async () => {
  const { client, team, headers } = await teamOf()
  const one = shown(await client.bring('Название;Стадия\nА;Задумка\n'))
  const stages = await sql<{ id: number }>`
    select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = 'PROJECT_STAGES' and v.code = 'EARLY_PRESEED'`.execute(portal.db)
  const valueId = stages.rows[0]!.id
  const values = [{ dictionary: 'PROJECT_STAGES', name: 'Задумка', valueId }]
  const chosen = shown(await team.call(imports.chooseImportValues, { body: { importId: one.id, values } }))
  expect(checkOf(chosen)).toMatchObject({
    names: [],
    remembered: [{ name: 'Задумка', value: { name: 'Ранняя предпосевная' } }],
  })
  const listed = async () =>
    (await team.call(imports.listImportValues, { headers, query: {} })).body['items'] as { id: number }[]
  expect(await listed()).toMatchObject([
    { name: 'задумка', dictionaryName: 'Стадии проекта', value: { name: 'Ранняя предпосевная' } },
  ])
  const forgotten = { body: { valueId: checkOf(chosen).remembered[0]!.id } }
  const foreign = await teamOf()
  expect((await foreign.team.call(imports.forgetImportValue, forgotten)).status).toBe(404)
  expect((await team.call(imports.forgetImportValue, forgotten)).status).toBe(204)
  expect(await listed()).toEqual([])
  const again = shown(await team.call(imports.getProjectImport, { query: { importId: String(one.id) } }))
  expect(checkOf(again)).toMatchObject({ names: [{ name: 'Задумка' }], remembered: [] })
})

test('the leader’s name of the file greets in the email and begins the registration', async () => {
  const { client } = await teamOf()
  const email = 'petrov.s@bridges.example'
  const one = shown(
    await client.bring(`Название;ФИО руководителя;Почта\nМостотряд;Петров Семён Ильич;${email}\n`),
  )
  expect(one.settings.targets).toEqual(['main.name', 'leader.name', 'leader.email'])
  await client.start(one)
  await client.until(one.id, 'FINISHED')
  const { rows } = await sql<{ name: string }>`
    select invitee_name as name from team_invitation where email = ${email}`.execute(portal.db)
  expect(rows).toEqual([{ name: 'Петров Семён Ильич' }])
  await vi.waitFor(
    async () => {
      const mail = await sql<{
        text: string
      }>`select text_body as text from mail where to_address = ${email}`.execute(portal.db)
      expect(mail.rows[0]?.text).toContain('Семён Ильич')
    },
    { timeout: 10_000 },
  )
})

test('what was left out is counted by cause with its rows, all of it can be taken home', async () => {
  const { client, team } = await teamOf()
  await client.run('Название\nСтарый 1\nСтарый 2\n')
  const bad = Array.from({ length: 4 }, (_, at) => `Новый ${at};дорого;когда-то;много`).join('\n')
  const done = await client.run(
    `Название;Выручка;Дата основания;Сумма пилота\nСтарый 1;;;\nСтарый 2;;;\n${bad}\n;5;;\n`,
    { targets: ['main.name', 'plain.revenue', 'plain.founded', 'item.pilots.sum'] },
  )
  const { causes } = done as unknown as { causes: unknown[] }
  expect(causes).toEqual(
    expect.arrayContaining([
      { status: 'SKIPPED', reason: 'EXISTS', header: '', problem: null, count: 2, lines: [2, 3] },
      {
        status: 'CREATED',
        reason: null,
        header: 'Выручка',
        problem: 'NOT_A_NUMBER',
        count: 4,
        lines: [4, 5, 6, 7],
      },
      { status: 'FAILED', reason: null, header: 'Название', problem: 'REQUIRED', count: 1, lines: [8] },
    ]),
  )
  const file = await team.download(imports.downloadImportProblems, { query: { importId: String(done.id) } })
  const book = await TestWorkbook.read(file.bytes)
  const rows = book.sheets[0]!.values().slice(1)
  // Two existing ones, four with three cells each, one without a name.
  expect(rows).toHaveLength(2 + 12 + 1)
  const { rows: made } = await sql<{ id: number }>`select id from project where name = 'Новый 0'`.execute(
    portal.db,
  )
  const unread = await team.call(imports.listUnreadCells, { query: { projectId: String(made[0]!.id) } })
  expect(
    (unread.body['items'] as { header: string; text: string }[]).map(({ header, text }) => [header, text]),
  ).toEqual([
    ['Выручка', 'дорого'],
    ['Дата основания', 'когда-то'],
    ['Сумма пилота', 'много'],
  ])
})

test('a choice of a colleague stops the start of what was seen before it, and only names of the file are chosen', async () => {
  const { team, client } = await teamOf()
  const [one, other] = [
    shown(await client.bring('Название;Стадия\nА;Затея\n')),
    shown(await client.bring('Название;Стадия\nБ;Затея\n')),
  ]
  const choose = (name: string) =>
    team.call(imports.chooseImportValues, {
      body: { importId: one.id, values: [{ dictionary: 'PROJECT_STAGES', name, valueId: null }] },
    })
  expect((await choose('Не из файла')).body['fields']).toEqual({ 'values.0.name': 'NOT_IN_LIST' })
  expect((await choose('Затея')).status).toBe(200)
  expect(await client.start(other)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } })
})

test('corrections do not make a file larger than it may be, and open files are limited', async () => {
  const { accelerator, team, client } = await teamOf()
  const one = shown(await client.bring('Название\nА\n'))
  const sheet = JSON.stringify(Array.from({ length: 500 }, () => ['я'.repeat(4000)]))
  await sql`update project_import set sheet = ${sheet}::jsonb where id = ${one.id}`.execute(portal.db)
  const cells = [{ line: 1, column: 1, text: 'я' }]
  const fixed = await team.call(imports.fixImportCells, {
    body: { importId: one.id, version: one.version, cells },
  })
  expect(fixed.body['code']).toBe('SHEET_TOO_LARGE')
  await sql`
    insert into project_import (accelerator_id, file_name, sheet, settings, created_by)
    select accelerator_id, file_name, '[]', settings, created_by from project_import, generate_series(1, 49)
    where accelerator_id = ${accelerator.id}`.execute(portal.db)
  expect((await client.bring('Название\nБ\n')).body['code']).toBe('EVENT_LIMIT')
})

test('a year alone and “none” in place of a number are one question for their columns', async () => {
  const { client } = await teamOf()
  const file =
    'Название;Выручка;Дата основания;Проблема\nА;нет;2021;нет\nБ;5;2019;\nВ;нет;01.02.2020;Потери\n'
  const one = shown(await client.bring(file))
  const questions = (now: ShownImport) =>
    (
      now.check as unknown as {
        questions: {
          target: string
          count: number
          answers: string[]
          answer: string | null
          examples: unknown[]
        }[]
      }
    ).questions
  expect(questions(one)).toMatchObject([
    {
      target: 'plain.revenue',
      count: 2,
      answers: ['NONE_ZERO', 'NONE_EMPTY'],
      answer: null,
      examples: [{ text: 'нет', readings: ['0', ''] }],
    },
    {
      target: 'plain.founded',
      count: 2,
      answers: ['YEAR_START', 'YEAR_END'],
      answer: null,
      examples: [
        { text: '2021', readings: ['2021-01-01', '2021-12-31'] },
        { text: '2019', readings: ['2019-01-01', '2019-12-31'] },
      ],
    },
  ])
  const answered = shown(
    await client.edit(one, {
      conventions: [
        { target: 'plain.revenue', answer: 'NONE_ZERO' },
        { target: 'plain.founded', answer: 'YEAR_START' },
      ],
    }),
  )
  expect(questions(answered).map(({ answer }) => answer)).toEqual(['NONE_ZERO', 'YEAR_START'])
  expect(answered.check).toMatchObject({ fresh: 3, drafts: 0 })
  await client.start(answered)
  await client.until(answered.id, 'FINISHED')
  const { rows } = await sql<{ name: string; code: string; value: unknown }>`
    select p.name, v.element_code as code, v.value from project_import_item i join project p on p.id = i.project_id
      join profile_value v on v.project_id = p.id where i.import_id = ${one.id} order by i.seq, code`.execute(
    portal.db,
  )
  expect(rows.map(({ name, code, value }) => [name, code, value])).toMatchObject([
    ['А', 'founded', '2021-01-01'],
    // In a text field “none” is an answer, not an empty value.
    ['А', 'problem', 'нет'],
    ['А', 'revenue', { amount: '0' }],
    ['Б', 'founded', '2019-01-01'],
    ['Б', 'revenue', { amount: '5' }],
    ['В', 'founded', '2020-02-01'],
    ['В', 'problem', 'Потери'],
    ['В', 'revenue', { amount: '0' }],
  ])
})

test('one correction serves all cells of a column that say the same, and no other', async () => {
  const { client, fix } = await teamOf()
  const file = 'Название;Выручка;Сумма пилота\nА;много;много\nБ;много;1\nВ;мало;2\nГ;много;3\n'
  const targets = ['main.name', 'plain.revenue', 'item.pilots.sum']
  const one = shown(await client.edit(shown(await client.bring(file)), { targets }))
  const problems = (now: ShownImport) =>
    (
      now.check as unknown as {
        problems: { line: number; column: number; text: string; count: number; lines: number[] }[]
      }
    ).problems.map(({ column, text, count, lines }) => [column, text, count, lines])
  expect(problems(one)).toEqual([
    [1, 'много', 3, [2, 3, 5]],
    [2, 'много', 1, [2]],
    [1, 'мало', 1, [4]],
  ])
  const alone = await fix(one, { line: 2, column: 1, text: '7' })
  expect(problems(alone)[0]).toEqual([2, 'много', 1, [2]])
  expect(problems(alone)[1]).toEqual([1, 'много', 2, [3, 5]])
  const all = await fix(alone, { line: 3, column: 1, text: '8', same: true })
  expect(problems(all)).toEqual([
    [2, 'много', 1, [2]],
    [1, 'мало', 1, [4]],
  ])
  // Corrections are listed with the text of the file, newest first, and can be changed again or undone.
  const corrections = (now: ShownImport) =>
    now.check!.fixed.map(({ line, column, before, text }) => [line, column, before, text])
  expect(corrections(all)).toEqual([
    [5, 1, 'много', '8'],
    [3, 1, 'много', '8'],
    [2, 1, 'много', '7'],
  ])
  const again = await fix(all, { line: 3, column: 1, text: '9' })
  expect(corrections(again)[0]).toEqual([3, 1, 'много', '9'])
  const back = await fix(again, { line: 2, column: 1, text: 'много' })
  expect(corrections(back).map(([line]) => line)).toEqual([3, 5])
})

test('a cell corrected again after hundreds of others is still compared with the file', async () => {
  const { client, fix } = await teamOf()
  const rows = Array.from({ length: 205 }, (_, at) => `Проект ${at};много`)
  const targets = ['main.name', 'plain.revenue']
  const one = shown(
    await client.edit(shown(await client.bring(`Название;Выручка\n${rows.join('\n')}\n`)), { targets }),
  )
  const all = await fix(one, { line: 2, column: 1, text: '8', same: true })
  expect(all.check!.fixed).toHaveLength(200)
  const again = await fix(all, { line: 2, column: 1, text: '9' })
  expect(again.check!.fixed[0]).toMatchObject({ line: 2, before: 'много', text: '9' })
})

test('headings of raised money go to the field that asks for it', async () => {
  const { client } = await teamOf()
  for (const heading of ['Привлечено', 'Raised'])
    expect(shown(await client.bring(`Название;${heading}\nА;5\nБ;7\n`)).settings.targets).toEqual([
      'main.name',
      'plain.raised',
    ])
})

test('says before and after who is invited, in which language, who is not and why, and what lacks a tracker', async () => {
  const { client, accelerator } = await teamOf()
  const track = await make.track({ accelerator })
  await make.trackpoint({ track })
  const run = async (file: string) => {
    const one = shown(await client.edit(shown(await client.bring(file)), { trackId: track.id, accept: true }))
    await client.start(one)
    return { one, done: await client.until(one.id, 'FINISHED') }
  }
  const email = `solar.${accelerator.id}@people.example`
  const first = await run(`Project name;Leader e-mail\nSolar roof;${email}\nWind mill;\n`)
  expect(first.one.settings.letters).toBe('en')
  expect(first.one.check).toMatchObject({ invitations: 1, withoutAddress: 1, sameTrack: null })
  expect((first.done as unknown as { after: unknown }).after).toMatchObject({
    invited: 1,
    uninvited: [{ reason: 'NO_ADDRESS', count: 1, projects: [{ name: 'Wind mill' }] }],
    withoutTracker: { count: 2, projects: [{ name: 'Solar roof' }, { name: 'Wind mill' }] },
  })
  const letter = await vi.waitFor(async () => {
    const { rows } = await sql<{ locale: string; html_body: string }>`
      select locale, html_body from mail where to_address = ${email} and template = 'TEAM_INVITATION'`.execute(
      portal.db,
    )
    expect(rows).toHaveLength(1)
    return rows[0]!
  })
  expect(letter.locale).toBe('en')
  expect(letter.html_body).not.toMatch(/[А-Яа-яЁё]{4,}.*проект/)
  const second = shown(
    await client.edit(shown(await client.bring('Название;Почта руководителя\nНасос;\n')), {
      trackId: track.id,
    }),
  )
  expect(second.settings.letters).toBe('ru')
  expect(second.check).toMatchObject({ sameTrack: { fileName: 'projects.csv', count: 2 } })
})
