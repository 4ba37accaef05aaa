import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { acceleratorWorkbooks } from '../../../tests/support/accelerator-workbooks.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { createFactories, type Factories } from '../../../tests/support/factories/index.ts'
import { makeProfileTemplate } from '../../../tests/support/factories/profile-template.ts'
import { importClient, shown } from '../../../tests/support/import-client.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { chooseImportValues } from '../contract/import.endpoints.ts'

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
      plain({ code: 'pilot', type: 'BOOLEAN', ...named('Есть пилот', 'Has pilot') }),
      plain({ code: 'founded', type: 'DATE', ...named('Дата основания', 'Founded') }),
      plain({ code: 'phone', type: 'PHONE', ...named('Телефон', 'Phone') }),
      plain({ code: 'people', type: 'INTEGER', ...named('Человек в команде', 'Team size') }),
      plain({ code: 'ogrnip', type: 'STRING', ...named('ОГРНИП', 'OGRNIP') }),
      plain({ code: 'share', type: 'PERCENT', ...named('Доля рынка', 'Market share') }),
    ),
  })
  await portal.startWorker()
})

const teamOf = async (accelerator: Accelerator) => {
  const team = portal.as(await make.member({ accelerator, role: 'ACC' }))
  const headers = { 'accelerator-id': String(accelerator.id) }
  return { team, client: importClient(team, headers) }
}

const valuesOf = async (name: string) => {
  const { rows } = await sql<{ code: string; value: unknown }>`
    select v.element_code as code, v.value from profile_value v join project p on p.id = v.project_id
    where p.name = ${name}`.execute(portal.db)
  return Object.fromEntries(rows.map(({ code, value }) => [code, value]))
}

describe.each(acceleratorWorkbooks)('a workbook of $manner', ({ names, build, manner }) => {
  test('makes every project, as its check says', async () => {
    const { client } = await teamOf(await make.accelerator())
    const one = shown(await client.bring(await build(), manner.includes('csv') ? 'p.csv' : 'p.xlsx'))
    expect(one.check).toMatchObject({ fresh: names.length, faulty: 0 })
    await client.start(one)
    const done = await client.until(one.id, 'FINISHED')
    expect(done.counts).toMatchObject({ CREATED: names.length, FAILED: 0, SKIPPED: 0 })
    const { rows } = await sql<{ name: string }>`
      select p.name from project_import_item i join project p on p.id = i.project_id
      where i.import_id = ${one.id} order by i.seq`.execute(portal.db)
    expect(rows.map(({ name }) => name)).toEqual(names)
  })
})

test('what people type is read, what cannot be read stays with its project', async () => {
  expect(await valuesOf('Завод 1')).toMatchObject({
    revenue: { amount: '3500000', currency: 'RUB' },
    pilot: true,
    founded: '2023-03-03',
    phone: { country: 'RU', number: '+79123456789' },
  })
  expect(await valuesOf('Завод 2')).toMatchObject({
    revenue: { amount: '1200000' },
    pilot: false,
    founded: '2024-05-01',
  })
  expect(await valuesOf('Ledgerly 1')).toMatchObject({
    revenue: { amount: '100000', currency: 'USD' },
    people: 4,
  })
  expect(await valuesOf('Ledgerly 2')).toMatchObject({
    revenue: { amount: '2500000' },
    founded: '2025-03-03',
  })
  expect(await valuesOf('Поставщик 1')).toMatchObject({ ogrnip: '304500116000157', share: 15 })
  expect(await valuesOf('Поставщик 2')).toMatchObject({
    ogrnip: '007701234567',
    revenue: { amount: '1500000', currency: 'RUB' },
  })
  expect(await valuesOf('Выгрузка 1')).toMatchObject({
    revenue: { amount: '1000000' },
    problem: 'Текст; с "кавычками"',
  })
  const { rows } = await sql<{ problems: { text: string; problem: string }[] }>`
    select plan->'problems' as problems from project_import_item where name = 'Ledgerly 4'`.execute(portal.db)
  expect(rows[0]!.problems.map(({ text, problem }) => [text, problem])).toEqual(
    expect.arrayContaining([
      ['1,200', 'AMBIGUOUS'],
      ['maybe', 'INVALID'],
      ['#N/A', 'CELL_ERROR'],
    ]),
  )
})

test('a name is given a value once, and the accelerator’s next file knows it', async () => {
  const { client, team } = await teamOf(await make.accelerator())
  const file = 'Проект;Стадия;Регион\nТепло;Идея;Ярославская обл.\nХолод;идея;Атлантида\n'
  const one = shown(await client.bring(file))
  const { names } = one.check as unknown as {
    names: {
      name: string
      dictionary: string
      proposed: { id: number; name: string }[]
      certainty: string
      count: number
    }[]
  }
  expect(
    names.map(({ name, proposed, certainty }) => [
      name,
      certainty === 'OPEN' ? null : (proposed[0]?.name ?? null),
    ]),
  ).toEqual([
    ['Идея', 'Ранняя предпосевная'],
    ['идея', 'Ранняя предпосевная'],
    ['Ярославская обл.', 'Ярославская область'],
    ['Атлантида', null],
  ])
  const values = names
    .slice(1)
    .map(({ dictionary, name, proposed }) => ({ dictionary, name, valueId: proposed[0]?.id ?? null }))
  const fixed = await team.call(chooseImportValues, { body: { importId: one.id, values } })
  expect(shown(fixed).check).toMatchObject({ names: [], problemsCount: 0 })
  const next = shown(await client.bring('Проект;Стадия\nСвет;ИДЕЯ\n'))
  expect(next.check).toMatchObject({ names: [], problemsCount: 0, fresh: 1 })
  const foreign = await teamOf(await make.accelerator())
  expect(shown(await foreign.client.bring('Проект;Стадия\nСвет;ИДЕЯ\n')).check).toMatchObject({
    problemsCount: 1,
  })
  const wrong = await team.call(chooseImportValues, {
    body: {
      importId: one.id,
      values: [{ dictionary: 'REGIONS', name: 'Идея', valueId: names[0]!.proposed[0]!.id }],
    },
  })
  expect(wrong.body['fields']).toEqual({ 'values.0.valueId': 'NOT_IN_LIST' })
})

test('a column that can be read in two ways is one question, and read as answered', async () => {
  const { client } = await teamOf(await make.accelerator())
  const read = shown(
    await client.bring('Проект;Выручка;Дата основания\nДвоякий;1,200;03/04/2025\nВторой;2,500;1.2.26\n'),
  )
  expect(read.check).toMatchObject({
    questions: [
      {
        header: 'Выручка',
        count: 2,
        answers: ['GROUPS', 'DECIMAL'],
        answer: null,
        examples: [
          { text: '1,200', readings: ['1200', ''] },
          { text: '2,500', readings: ['2500', ''] },
        ],
      },
      { header: 'Дата основания', count: 1, examples: [{ readings: ['2025-04-03', '2025-03-04'] }] },
    ],
    assumed: [{ header: 'Дата основания', count: 1, examples: [{ text: '1.2.26', value: '2026-02-01' }] }],
    drafts: 2,
  })
  const answered = shown(
    await client.edit(read, {
      conventions: [
        { target: 'plain.revenue', answer: 'GROUPS' },
        { target: 'plain.founded', answer: 'DAY_FIRST' },
      ],
    }),
  )
  expect(answered.check).toMatchObject({
    drafts: 0,
    problems: [],
    questions: [{ answer: 'GROUPS' }, { answer: 'DAY_FIRST' }],
  })
  await client.start(answered)
  await client.until(answered.id, 'FINISHED')
  expect(await valuesOf('Двоякий')).toMatchObject({ revenue: { amount: '1200' }, founded: '2025-04-03' })
})
