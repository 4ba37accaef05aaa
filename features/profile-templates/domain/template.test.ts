import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeProblem, codesOf, generatedCode } from '../../fields/domain/codes.rules.ts'
import { progressOf } from '../../fields/domain/progress.rules.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import type { Element, ElementTree } from '../../fields/domain/tree.ts'
import { emptyProfile } from '../../fields/domain/values.ts'
import {
  addElement,
  addSection,
  changeElement,
  moveElement,
  moveSection,
  removeElement,
  removeSection,
} from './arrange.ts'
import { changedTypes, removedCodes, templateProblems } from './template.rules.ts'

describe('a code', () => {
  test.each([
    ['', 'REQUIRED'],
    ['team size', 'INVALID'],
    ['Команда', 'INVALID'],
    ['9lives', 'INVALID'],
    ['about', 'RESERVED'],
    ['taken', 'ALREADY_TAKEN'],
    ['x'.repeat(23), 'TOO_LONG'],
    ['team_size2', null],
  ])('“%s” is judged %s', (code, expected) => {
    expect(codeProblem(code, new Set(['taken']))).toBe(expected)
  })

  test('is made by the portal where none is given', () => {
    expect(generatedCode(new Set(['a30001', 'a30003', 'team']), 3)).toBe('a30002')
    expect(generatedCode(new Set(), 4)).toBe('a40001')
  })
})

describe('a version', () => {
  const good = tree(
    plain({ code: 'has_team', type: 'BOOLEAN' }),
    plain({ code: 'team_size', type: 'INTEGER', showIf: { code: 'has_team', anyOf: [true] } }),
    group('contacts', [field({ code: 'contact_name', type: 'STRING' })]),
    table('sales', [
      column({ code: 'price', type: 'MONEY' }),
      column({ code: 'total', type: 'MONEY', columnType: 'CALCULATE', formula: 'price * 2' }),
    ]),
  )

  test('of expertise asks plain questions alone, and says what each grade means', () => {
    const grades = [1, 2].map((points) => ({ points, meaning: { ru: `Балл ${points}`, en: '' } }))
    const problems = (...elements: Element[]) =>
      templateProblems(tree(...elements), 'EXPERTISE').map(({ problem }) => problem)
    expect(
      problems(plain({ code: 'x', type: 'SCALE', grades }), plain({ code: 'pitch', type: 'TEXT' })),
    ).toEqual([])
    expect(problems(group('g', [field({ code: 'y', type: 'STRING' })]))).toEqual(['NOT_IN_EXPERTISE'])
    for (const wrong of [{ type: 'FILE' } as const, { type: 'TEXT', rich: true } as const])
      expect(problems(plain({ code: 'x', ...wrong }))).toEqual(['NOT_IN_EXPERTISE'])
    expect(problems(plain({ code: 'x', type: 'SCALE' }))).toEqual(['GRADES_REQUIRED'])
    expect(problems(plain({ code: 'x', type: 'SCALE', grades: grades.toReversed() }))).toEqual([
      'GRADES_ORDER',
    ])
    const silent = [grades[0]!, { points: 2, meaning: { ru: ' ', en: 'Good' } }]
    expect(problems(plain({ code: 'x', type: 'SCALE', grades: silent }))).toEqual(['GRADE_MEANING'])
  })

  test('without fault is published', () => expect(templateProblems(good)).toEqual([]))

  test.each([
    ['a name is missing', plain({ code: 'x', type: 'STRING', name: { ru: ' ', en: 'X' } }), 'NAME_REQUIRED'],
    ['a list has no dictionary', plain({ code: 'x', type: 'LIST' }), 'DICTIONARY_REQUIRED'],
    [
      'a range is upside down',
      plain({ code: 'x', type: 'NUMBER', limits: { min: 2, max: 1 } }),
      'RANGE_WRONG',
    ],
    ['a code is reserved', plain({ code: 'about', type: 'STRING' }), 'CODE_WRONG'],
    ['a code stands twice', plain({ code: 'price', type: 'NUMBER' }), 'CODE_TWICE'],
    [
      'a condition names a text',
      plain({ code: 'x', type: 'STRING', showIf: { code: 'team_size', anyOf: [1] } }),
      'CONDITION_WRONG',
    ],
    ['a group is empty', group('x', []), 'FIELDS_REQUIRED'],
    ['a table is empty', table('x', []), 'COLUMNS_REQUIRED'],
    [
      'a formula is missing',
      table('x', [column({ code: 'y', type: 'NUMBER', columnType: 'CALCULATE' })]),
      'FORMULA_REQUIRED',
    ],
    [
      'a column shows what is not there',
      table('x', [column({ code: 'y', type: 'NUMBER', columnType: 'DISPLAY', source: 'nowhere' })]),
      'SOURCE_WRONG',
    ],
  ] as const)('is not when %s', (_why, element, problem) => {
    const broken: ElementTree = tree(...good.sections[0]!.elements, element)
    expect(templateProblems(broken).map((one) => one.problem)).toContain(problem)
  })

  test('reports which types changed and which codes went', () => {
    const next = tree(
      plain({ code: 'has_team', type: 'STRING' }),
      plain({ code: 'team_size', type: 'INTEGER' }),
      group('contacts', [field({ code: 'contact_name', type: 'PHONE' })]),
    )
    expect(changedTypes(good, next)).toEqual(['has_team', 'contact_name'])
    expect(removedCodes(good, next)).toEqual(['sales', 'price', 'total'])
  })
})

describe('arranging', () => {
  const codes = fc.uniqueArray(fc.stringMatching(/^[b-z][a-z]{1,5}$/), { minLength: 1, maxLength: 12 })
  const twoSections = (all: string[]): ElementTree => ({
    sections: ['s1', 's2'].map((id, at) => ({
      id,
      name: { ru: id, en: '' },
      description: { ru: '', en: '' },
      elements: all.filter((_, i) => i % 2 === at).map((code) => plain({ code, type: 'STRING' })),
    })),
  })

  test('never loses or doubles an element, wherever it goes', () => {
    fc.assert(
      fc.property(
        codes,
        fc.nat(20),
        fc.integer({ min: -3, max: 30 }),
        fc.boolean(),
        (all, which, index, first) => {
          const before = twoSections(all)
          const code = all[which % all.length]!
          const place = { sectionId: first ? 's1' : 's2', index }
          const after = moveElement(before, code, place)
          expect(codesOf(after).toSorted()).toEqual(all.toSorted())
          const into = after.sections.find(({ id }) => id === place.sectionId)!
          expect(into.elements.map((element) => element.code)).toContain(code)
          expect(codesOf(moveSection(after, 's2', index)).toSorted()).toEqual(all.toSorted())
        },
      ),
    )
  })

  test('puts in what is given, and takes away what is named', () => {
    const made = addElement(
      twoSections(['bee']),
      { sectionId: 's1', index: 0 },
      plain({ code: 'ant', type: 'DATE' }),
    )
    expect(codesOf(made)).toEqual(['ant', 'bee'])
    expect(codesOf(removeElement(made, 'ant'))).toEqual(['bee'])
    expect(moveElement(made, 'bee', { sectionId: 'nowhere', index: 0 })).toBe(made)
  })

  test('adds, changes and takes away whole sections and elements', () => {
    const [section] = tree(plain({ code: 'bee', type: 'DATE' })).sections
    const grown = addSection(twoSections([]), { ...section!, id: 's3' })
    expect(grown.sections.map(({ id }) => id)).toEqual(['s1', 's2', 's3'])
    const changed = changeElement(grown, plain({ code: 'bee', type: 'DATE', required: true }))
    expect(changed.sections[2]!.elements[0]).toMatchObject({ code: 'bee', required: true })
    expect(codesOf(removeSection(changed, 's3'))).toEqual([])
  })
})

describe('progress', () => {
  const requested = [
    { element: plain({ code: 'name', type: 'STRING', required: true }), required: true },
    { element: plain({ code: 'site', type: 'STRING' }), required: false },
    {
      element: group(
        'contacts',
        [field({ code: 'who', type: 'STRING', required: true }), field({ code: 'phone', type: 'PHONE' })],
        { minItems: 2 },
      ),
      required: false,
    },
    { element: table('sales', [column({ code: 'price', type: 'NUMBER', required: true })]), required: true },
  ]

  const requestedTree = tree(...requested.map(({ element }) => element))

  test('counts what is filled and names what is missing', () => {
    expect(progressOf(requestedTree, requested, emptyProfile())).toEqual({
      filled: 0,
      total: 4,
      missing: [
        { code: 'name', problem: 'REQUIRED' },
        { code: 'contacts', problem: 'REQUIRED' },
        { code: 'sales', problem: 'REQUIRED' },
      ],
    })
  })

  test('looks into repetitions and rows', () => {
    const item = (id: string, values: Record<string, string | number>) => ({ id, rowKey: null, values })
    const progress = progressOf(requestedTree, requested, {
      plain: { name: 'Агроскан' },
      items: {
        contacts: [item('i1', { who: 'Анна' }), item('i2', { phone: 'не телефон' }), item('i3', {})],
        sales: [item('r1', { price: 0.123 })],
      },
    })
    expect(progress.filled).toBe(3)
    expect(progress.missing).toEqual([
      { code: 'contacts', item: 'i2', field: 'who', problem: 'REQUIRED' },
      { code: 'contacts', item: 'i2', field: 'phone', problem: 'INVALID' },
      { code: 'sales', item: 'r1', field: 'price', problem: 'INVALID' },
    ])
  })
})
