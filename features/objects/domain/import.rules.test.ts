import { describe, expect, test } from 'vitest'
import { field as sample } from '../../fields/domain/samples.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { changesOf } from './changes.rules.ts'
import { importColumns, planImport, type ImportedObject, type ImportFacts } from './import.rules.ts'
import { fieldOf, fieldParts, isPartOf, partsOf } from './object-parts.ts'
import { tidyField } from './object.rules.ts'

const field = (given: Partial<Field> & Pick<Field, 'code' | 'type'>): Field =>
  tidyField({ ...sample(given), name: { ru: 'Выручка', en: 'Revenue' } })

const existing = (
  given: Partial<Field> & Pick<Field, 'code' | 'type'>,
  more: Partial<ImportedObject> = {},
) => ({
  field: field(given),
  group: 'Финансы',
  status: 'ACTIVE' as const,
  place: null,
  ...more,
})

const facts = (...present: ImportedObject[]): ImportFacts => ({
  present: new Map(present.map((object) => [object.field.code, object])),
  groups: [{ nameRu: 'Финансы', nameEn: 'Finance' }],
  dictionaries: new Set(['COUNTRIES']),
  taken: new Set(['in_template']),
})

type Line = Partial<Record<(typeof importColumns)[number], string>>

/** A sheet of lines, with the required columns and those that a line uses. */
const plan = (given: ImportFacts, ...lines: Line[]) => {
  const needed = ['code', 'name_ru', 'name_en'] as const
  const columns = importColumns.filter(
    (column) => needed.some((one) => one === column) || lines.some((line) => line[column] !== undefined),
  )
  return planImport(
    [[...columns], ...lines.map((line) => columns.map((column) => line[column] ?? ''))],
    given,
  )
}

const added: Line = {
  code: 'profit',
  type: 'money',
  group_ru: 'финансы',
  name_ru: 'Прибыль',
  name_en: 'Profit',
}
const errorsOf = (line: Line, given = facts()) =>
  plan(given, { ...added, ...line }).errors.map(({ row, column, problem }) => `${row} ${column} ${problem}`)

describe('a line', () => {
  test('adds an object with everything it carries', () => {
    const { rows, errors } = plan(facts(), {
      ...added,
      currency: 'rub',
      min: '-1 000,5',
      max: '2000000',
      help_ru: 'За год',
      required: 'Да',
      large_figure: '3',
    })
    expect(errors).toEqual([])
    expect(rows).toMatchObject([
      {
        row: 2,
        kind: 'added',
        object: {
          group: 'Финансы',
          status: 'ACTIVE',
          place: 3,
          field: {
            code: 'profit',
            type: 'MONEY',
            name: { ru: 'Прибыль', en: 'Profit' },
            help: { ru: 'За год', en: '' },
            required: true,
            currency: 'RUB',
            limits: { min: -1000.5, max: 2_000_000 },
          },
        },
      },
    ])
  })

  test.each<[Line, string]>([
    [{ code: 'Profit' }, 'code INVALID'],
    [{ code: 'a1' }, 'code INVALID'],
    [{ code: 'in_template' }, 'code ALREADY_TAKEN'],
    [{ type: 'SUM' }, 'type NOT_IN_LIST'],
    [{ type: '' }, 'type REQUIRED'],
    [{ name_en: '' }, 'name_en REQUIRED'],
    [{ name_ru: 'я'.repeat(256) }, 'name_ru TOO_LONG'],
    [{ group_ru: '' }, 'group_ru REQUIRED'],
    [{ group_ru: 'Новая' }, 'group_en REQUIRED'],
    [{ group_ru: 'Новая', group_en: 'FINANCE' }, 'group_en ALREADY_TAKEN'],
    [{ status: 'GONE' }, 'status NOT_IN_LIST'],
    [{ required: 'maybe' }, 'required NOT_IN_LIST'],
    [{ min: 'many' }, 'min NOT_A_NUMBER'],
    [{ min: '5', max: '4' }, 'max TO_NOT_ABOVE_FROM'],
    [{ max: '1e20' }, 'max TOO_BIG'],
    [{ currency: 'GBP' }, 'currency NOT_IN_LIST'],
    [{ unit_ru: 'штук' }, 'unit_ru NOT_OF_TYPE'],
    [{ type: 'DATE', from: '30.02.2026' }, 'from INVALID_DATE'],
    [{ type: 'STRING', max_length: '256' }, 'max_length TOO_BIG'],
    [{ type: 'TEXT', max_length: '0' }, 'max_length TOO_SMALL'],
    [{ type: 'INTEGER', min: '1.5' }, 'min NOT_AN_INTEGER'],
    [{ type: 'PERCENT', max: '101' }, 'max TOO_BIG'],
    [{ type: 'FILE', extensions: 'p-d-f' }, 'extensions INVALID'],
    [{ type: 'LIST' }, 'dictionary REQUIRED'],
    [{ type: 'LIST', dictionary: 'NOWHERE' }, 'dictionary NO_DICTIONARY'],
    [{ large_figure: '6' }, 'large_figure NOT_A_PLACE'],
    [{ large_figure: 'first' }, 'large_figure NOT_AN_INTEGER'],
    [{ type: 'TEXT', large_figure: '1' }, 'large_figure NOT_AN_INDICATOR'],
    [{ status: 'ARCHIVE', large_figure: '1' }, 'large_figure NOT_AN_INDICATOR'],
  ])('%j is refused: %s', (line, error) => expect(errorsOf(line)).toEqual([`2 ${error}`]))

  test('says everything that is wrong in it at once', () =>
    expect(errorsOf({ code: '', type: 'SUM', name_ru: '', name_en: '', status: 'X' })).toEqual([
      '2 code REQUIRED',
      '2 type NOT_IN_LIST',
      '2 status NOT_IN_LIST',
    ]))

  test('keeps code and type of an object that is there', () =>
    expect(errorsOf({ code: 'revenue' }, facts(existing({ code: 'revenue', type: 'INTEGER' })))).toEqual([
      '2 type TYPE_FIXED',
    ]))

  test('of a group alone makes sure that it is there', () => {
    const { rows, newGroups, errors } = plan(
      facts(),
      { group_ru: 'Финансы', group_en: '' },
      { group_ru: 'Новая', group_en: 'New' },
      { ...added, group_ru: 'НОВАЯ' },
    )
    expect(errors).toEqual([])
    expect(rows.map(({ kind }) => kind)).toEqual(['unchanged', 'added', 'added'])
    expect(rows[2]?.object?.group).toBe('Новая')
    expect(newGroups).toEqual([{ nameRu: 'Новая', nameEn: 'New' }])
  })
})

describe('a spreadsheet', () => {
  test('must have its columns', () =>
    expect(planImport([['code', 'type']], facts()).errors).toEqual([
      { row: 1, column: 'name_ru', problem: 'REQUIRED' },
      { row: 1, column: 'name_en', problem: 'REQUIRED' },
    ]))

  test('leaves alone what has no column, and empties what has an empty cell', () => {
    const revenue = existing(
      { code: 'revenue', type: 'MONEY', currency: 'RUB', limits: { min: 1, max: 9 } },
      { place: 2 },
    )
    const line = { code: 'revenue', name_ru: 'Выручка', name_en: 'Revenue' }
    expect(plan(facts(revenue), line).rows[0]).toMatchObject({ kind: 'unchanged', object: revenue })
    const { rows } = plan(facts(revenue), { ...line, min: '', large_figure: '' })
    expect(rows[0]).toMatchObject({ kind: 'changed', object: { place: null } })
    expect(rows[0]?.object?.field.limits).toEqual({ max: 9 })
    expect(rows[0]?.object?.field.currency).toBe('RUB')
  })

  test('archives and restores, and an archived one leaves its place', () => {
    const object = existing({ code: 'revenue', type: 'MONEY' }, { place: 1 })
    const line = { code: 'revenue', name_ru: 'Выручка', name_en: 'Revenue' }
    expect(plan(facts(object), { ...line, status: 'ARCHIVE' }).rows[0]).toMatchObject({
      kind: 'archived',
      object: { place: null },
    })
    const archived = existing({ code: 'revenue', type: 'MONEY' }, { status: 'ARCHIVE' })
    expect(plan(facts(archived), { ...line, status: 'active' }).rows[0]?.kind).toBe('restored')
  })

  test('gives each place once, counting those it does not speak of; two may change places', () => {
    const one = existing({ code: 'one', type: 'MONEY' }, { place: 1 })
    const two = existing({ code: 'two', type: 'MONEY' }, { place: 2 })
    const line = (code: string, place: string) => ({
      code,
      name_ru: 'Выручка',
      name_en: 'Revenue',
      large_figure: place,
    })
    expect(plan(facts(one, two), line('one', '2'), line('two', '1')).errors).toEqual([])
    expect(plan(facts(one, two), line('one', '2')).errors).toEqual([
      { row: 2, column: 'large_figure', problem: 'ALREADY_TAKEN' },
    ])
  })

  test('names each code once', () =>
    expect(plan(facts(), added, added).errors).toEqual([
      { row: 3, column: 'code', problem: 'ALREADY_TAKEN' },
    ]))
})

describe('what an object says', () => {
  test('is the same when put together again from its parts, whatever its type', () => {
    const samples: (Partial<Field> & Pick<Field, 'code' | 'type'>)[] = [
      { code: 'line', type: 'STRING', limits: { maxLength: 20, webAddress: true } },
      { code: 'text', type: 'TEXT', rich: true, limits: { maxLength: 4000 } },
      { code: 'day', type: 'DATE', limits: { from: '2026-01-01', to: '2026-12-31' } },
      { code: 'kg', type: 'NUMBER', unit: { ru: 'кг', en: 'kg' }, limits: { min: 0 } },
      { code: 'where', type: 'LIST', dictionary: 'COUNTRIES', multiple: true, limits: { maxCount: 3 } },
      { code: 'plan', type: 'FILE', limits: { maxCount: 1, extensions: ['pdf', 'docx'] } },
    ]
    for (const given of samples) {
      const whole = { ...field(given), required: true, help: { ru: 'а', en: 'b' } }
      expect(fieldOf(whole, partsOf(whole))).toEqual(whole)
      for (const part of fieldParts)
        if (!isPartOf(given.type, part)) expect([null, false]).toContain(partsOf(whole)[part])
    }
  })

  test('is described by its changes', () => {
    const before = field({ code: 'kg', type: 'NUMBER', limits: { min: 1 } })
    const after = { ...before, required: true, limits: { max: 5 } }
    expect(changesOf(partsOf(before), partsOf(after))).toEqual([
      { part: 'required', from: false, to: true },
      { part: 'min', from: 1, to: null },
      { part: 'max', from: null, to: 5 },
    ])
    expect(changesOf(partsOf(before), partsOf(before))).toEqual([])
  })
})
