import { beforeAll, describe, expect, test } from 'vitest'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts'
import { createFactories, type Factories } from '../../../tests/support/factories/index.ts'
import { openPortal, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import * as groups from '../contract/group.endpoints.ts'
import * as objects from '../contract/object.endpoints.ts'
import * as sheets from '../contract/sheet.endpoints.ts'
import { importColumns } from '../domain/import.rules.ts'

let portal: TestPortal
let make: Factories
let keeper: Caller
let token: string

beforeAll(async () => {
  portal = await openPortal({ connections: 12 })
  make = createFactories(portal.db)
  const admin = await make.person({ roles: ['ADMIN'] })
  keeper = portal.as(admin)
  token = await portal.tokenOf(admin)
})

type File = { name: string; content: Buffer }
type Line = Partial<Record<(typeof importColumns)[number], string>>

const file = async (...lines: Line[]): Promise<File> => ({
  name: 'objects.xlsx',
  content: await writeSheet({
    columns: importColumns.map((title) => ({ title })),
    rows: lines.map((line) => importColumns.map((column) => line[column] ?? '')),
  }),
})
const check = (sheet: File) => keeper.send(sheets.checkObjectsImport, { file: sheet })
const apply = (revision: unknown, sheet: File) =>
  keeper.send(sheets.applyObjectsImport, { query: { revision }, file: sheet })
const bring = async (sheet: File) => apply((await check(sheet)).body['revision'], sheet)

const codeOf = ({ body }: { body: Record<string, unknown> }): unknown => body['code']
const find = async (code: string) => {
  const { body } = await keeper.call(objects.listObjects, { query: { findText: code } })
  return (body['items'] as { id: number; field: { code: string } }[]).find((one) => one.field.code === code)
}
const historyOf = async (id: number) => {
  const { body } = await keeper.call(objects.getObjectHistory, { query: { id: String(id) } })
  return body['items'] as { action: string; changes: object[] }[]
}
const download = () =>
  portal.app.inject({ url: '/api/v1/objects/export', headers: { authorization: `Bearer ${token}` } })

describe('the catalogue', () => {
  test('that is exported is imported again without a change, groups without objects too', async () => {
    const empty = await make.objectGroup()
    const { rawPayload, headers } = await download()
    expect(headers['content-disposition']).toContain('objects.xlsx')
    const rows = await readSheet('somebody', rawPayload, { rows: 2000, columns: 60 })
    expect(rows[0]).toEqual([...importColumns])
    expect(rows).toContainEqual(['', '', empty.name_ru, empty.name_en])
    const { body } = await check({ name: 'objects.xlsx', content: rawPayload })
    expect(body).toMatchObject({ added: 0, changed: 0, archived: 0, restored: 0, errors: [], newGroups: [] })
    expect(body['unchanged']).toBeGreaterThan(45)
  })

  test('takes in new objects and groups, and what changed, and its history shows it', async () => {
    const { code, field } = await make.object({ field: { type: 'INTEGER', unit: { ru: 'шт.', en: 'pcs' } } })
    const sheet = await file(
      {
        code,
        name_ru: field.name.ru,
        name_en: 'Goods',
        group_ru: 'Экология',
        unit_ru: 'шт.',
        unit_en: 'pcs',
      },
      { group_ru: 'Экология', group_en: 'Ecology' },
      {
        code: 'emissions',
        type: 'NUMBER',
        group_ru: 'экология',
        name_ru: 'Выбросы',
        name_en: '=Emissions',
        unit_ru: 'т',
        unit_en: 't',
        min: '0',
        status: 'ARCHIVE',
      },
    )
    expect((await check(sheet)).body).toMatchObject({
      errors: [{ row: 2, column: 'group_en', problem: 'REQUIRED' }],
    })
    const sound = await file(
      { group_ru: 'Экология', group_en: 'Ecology' },
      {
        code,
        name_ru: field.name.ru,
        name_en: 'Goods',
        group_ru: 'Экология',
        unit_ru: 'шт.',
        unit_en: 'pcs',
      },
      {
        code: 'emissions',
        type: 'NUMBER',
        group_ru: 'экология',
        name_ru: 'Выбросы',
        name_en: '=Emissions',
        unit_ru: 'т',
        unit_en: 't',
        min: '0',
        status: 'ARCHIVE',
      },
    )
    expect((await bring(sound)).body).toMatchObject({ added: 2, changed: 1, newGroups: ['Экология'] })
    const emissions = await find('emissions')
    expect(emissions).toMatchObject({
      status: 'ARCHIVE',
      group: { name: 'Экология' },
      field: { name: { ru: 'Выбросы', en: '=Emissions' }, limits: { min: 0 }, unit: { ru: 'т', en: 't' } },
    })
    expect((await historyOf(emissions!.id)).map(({ action }) => action)).toEqual(['archive', 'import'])
    const [brought] = await historyOf((await find(code))!.id)
    expect(brought).toMatchObject({
      action: 'import',
      changes: [
        { part: 'name_en', from: 'Indicator', to: 'Goods' },
        { part: 'group', to: 'Экология' },
      ],
    })
  })

  test('lets large figures change their places, and others take those that are left', async () => {
    const line = (code: string, large_figure: string) => ({
      code,
      name_ru: code,
      name_en: code,
      large_figure,
      group_ru: 'Финансы и инвестиции',
      currency: '',
    })
    const before = await keeper.call(objects.listSingleIndicators, {})
    expect((before.body['items'] as { code: string }[]).map(({ code }) => code).slice(0, 4)).toContain(
      'revenue',
    )
    const sheet = await file(line('revenue', '4'), line('investments_raised', '1'))
    expect((await bring(sheet)).body).toMatchObject({ changed: 2 })
    const { body } = await keeper.call(objects.listSingleIndicators, {})
    const codes = (body['items'] as { code: string }[]).map(({ code }) => code)
    expect([codes[0], codes[3]]).toEqual(['investments_raised', 'revenue'])
  })

  test('is not changed by a file with errors, nor by one that was tried before another change', async () => {
    const wrong = await file({ code: 'Bad', type: 'SUM', name_ru: 'а', name_en: 'a', group_ru: 'Команда' })
    const { body } = await check(wrong)
    expect(body).toMatchObject({ errorsCount: 2, rows: [] })
    expect(codeOf(await apply(body['revision'], wrong))).toBe('FILE_INCORRECT')
    const sound = await file({
      code: 'brought_late',
      type: 'DATE',
      name_ru: 'а',
      name_en: 'a',
      group_ru: 'Команда',
    })
    const tried = await check(sound)
    await keeper.call(groups.createObjectGroup, { body: { nameRu: 'Между делом', nameEn: 'Meanwhile' } })
    expect(codeOf(await apply(tried.body['revision'], sound))).toBe('STATE_CHANGED')
    expect(await find('brought_late')).toBeUndefined()
  })

  test('imported twice at once is imported once', async () => {
    const sheet = await file({
      code: 'brought_once',
      type: 'DATE',
      name_ru: 'а',
      name_en: 'a',
      group_ru: 'Команда',
    })
    const { revision } = (await check(sheet)).body
    const answers = await Promise.all(Array.from({ length: 4 }, () => apply(revision, sheet)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  })

  test('takes no code that a template has, and no file that is no table', async () => {
    await make.profileTemplate({ tree: tree(plain({ code: 'in_a_template', type: 'STRING' })) })
    const sheet = await file({
      code: 'in_a_template',
      type: 'STRING',
      name_ru: 'а',
      name_en: 'a',
      group_ru: 'Команда',
    })
    expect((await check(sheet)).body['errors']).toEqual([
      { row: 2, column: 'code', problem: 'ALREADY_TAKEN' },
    ])
    expect(codeOf(await check({ name: 'x.xlsx', content: Buffer.from('no') }))).toBe('FILE_INCORRECT')
  })
})
