import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withFreshCodes } from '../../profile-templates/domain/fresh-codes.ts'
import { templateProblems } from '../../profile-templates/domain/template.rules.ts'
import { costs, item, people, profile, when } from './conditional-samples.ts'
import { decidingPlaces, isShown } from './conditions.rules.ts'
import { withDependencies } from './dependencies.rules.ts'
import { progressOf } from './progress.rules.ts'
import { field, group, plain, tree } from './samples.ts'
import { shownElements, shownItems, shownTable, shownValues } from './shown.rules.ts'
import { calculatedCells, withDisplayed } from './table.rules.ts'
import type { Condition, GroupElement, ElementTree } from './tree.ts'
import type { ProfileValues, Value } from './values.ts'

const fieldsShown = (plainValues: Record<string, Value>, values: Record<string, Value>) =>
  shownItems(profile, people, { plain: plainValues, items: { people: [item('1', values)] } })[0]!.fields.map(
    ({ code }) => code,
  )
const always = ['name', 'owns', 'role']

describe('a field of a group is shown', () => {
  test.each<[Record<string, Value>, Record<string, Value>, string[]]>([
    [{}, {}, always],
    [{}, { owns: true }, [...always, 'share']],
    [{}, { owns: false }, always],
    [{}, { role: [6] }, [...always, 'duty']],
    [{}, { role: [7] }, always],
    [{}, { role: [7, 5], duty: [9] }, [...always, 'duty', 'firm']],
    // A part that depends on a hidden one is hidden, even if it has a stored value.
    [{}, { role: [7], duty: [9] }, always],
    [{ has_firm: true }, {}, [...always, 'tax']],
    // Elements of the profile and fields of an item with the same code are independent.
    [{ owns: true }, {}, always],
    [{}, { has_firm: true }, always],
  ])('with %j in the profile and %j next to it: %j', (plainValues, values, codes) => {
    expect(fieldsShown(plainValues, values).toSorted()).toEqual(codes.toSorted())
  })

  test('in each repetition for itself', () => {
    const items = { people: [item('1', { owns: true }), item('2', { owns: false })] }
    expect(shownItems(profile, people, { plain: {}, items }).map(({ fields }) => fields.length)).toEqual([
      4, 3,
    ])
  })

  test('only in a group that is shown', () => {
    const hidden: GroupElement = { ...people, showIf: when('has_firm', true) }
    const within = { element: hidden, values: { owns: true } }
    const share = people.fields[2]!
    expect(isShown(tree(profile.sections[0]!.elements[0]!, hidden), share, {}, within)).toBe(false)
    expect(isShown(tree(profile.sections[0]!.elements[0]!, hidden), share, { has_firm: true }, within)).toBe(
      true,
    )
  })
})

test('a column is shown for all rows or for none, by an element that is shown itself', () => {
  const codes = (plainValues: Record<string, Value>) =>
    shownTable(profile, costs, plainValues).columns.map(({ code }) => code)
  expect(codes({ has_firm: true, exports: true })).toEqual(['item', 'price', 'duty_paid'])
  expect(codes({ has_firm: false, exports: true })).toEqual(['item', 'price'])
  expect(shownTable(profile, costs, { has_firm: true, exports: true })).toBe(costs)
})

test('the values of a hidden column count for nothing in formulas', () => {
  const sum = new Map([
    [
      'all',
      {
        kind: 'binary',
        operator: '+',
        left: { kind: 'column', code: 'price' },
        right: { kind: 'column', code: 'duty_paid' },
      },
    ],
  ]) as never
  const rows = [item('1', { price: 10, duty_paid: 5 })]
  const calculated = (plainValues: Record<string, Value>) => {
    const shown = shownTable(profile, costs, plainValues)
    return calculatedCells(withDisplayed(shown, rows, plainValues), sum)[0]
  }
  expect(calculated({ has_firm: true, exports: true })).toEqual({ all: 15 })
  expect(calculated({})).toEqual({ all: 10 })
})

describe('an element is shown', () => {
  test('only with what it depends on', () => {
    const chain = tree(
      plain({ code: 'x', type: 'BOOLEAN' }),
      plain({ code: 'y', type: 'LIST', dictionary: 'STAGES', showIf: when('x', true) }),
      plain({ code: 'z', type: 'STRING', showIf: when('y', 5, 6) }),
    )
    const [, , z] = chain.sections[0]!.elements
    expect(isShown(chain, z!, { x: true, y: [6] })).toBe(true)
    expect(shownElements(chain, { x: true }).map(({ code }) => code)).toEqual(['x', 'y'])
    expect(isShown(chain, z!, { x: false, y: [6] })).toBe(false)
    expect(isShown(chain, z!, { x: true, y: [7] })).toBe(false)
    expect(isShown(chain, z!, {})).toBe(false)
  })
})

describe('progress', () => {
  const requested = profile.sections[0]!.elements.map((element) => ({ element, required: true }))
  const values = (plainValues: Record<string, Value>, person: Record<string, Value>): ProfileValues => ({
    plain: plainValues,
    items: {
      people: [item('p', { name: 'Анна', ...person })],
      costs: [item('c', { item: 'Стенд', price: 5 })],
    },
  })
  const missing = (given: ProfileValues) =>
    progressOf(profile, requested, given).missing.map(({ field, code }) => field ?? code)

  test('neither demands nor counts what is hidden, in a repetition and as a column', () => {
    expect(missing(values({ has_firm: false }, { owns: false }))).toEqual([])
    expect(missing(values({ has_firm: false }, { owns: true }))).toEqual(['share'])
    expect(missing(values({ has_firm: true, exports: true }, { owns: false }))).toEqual(['tax', 'duty_paid'])
    const { filled, total } = progressOf(profile, requested, values({ has_firm: false, exports: true }, {}))
    expect([filled, total]).toEqual([3, 3])
  })

  test('a wrong value that is hidden blocks nobody, and is reported once it is shown', () => {
    expect(missing(values({ has_firm: false }, { owns: false, share: 120 }))).toEqual([])
    expect(missing(values({ has_firm: false }, { owns: true, share: 120 }))).toEqual(['share'])
  })

  test('a repetition with only hidden values is an empty one', () => {
    const stored = { plain: {}, items: { people: [item('p', { share: 20 })] } }
    const [progress] = [progressOf(profile, [{ element: people, required: true }], stored)]
    expect(progress).toEqual({ filled: 0, total: 1, missing: [{ code: 'people', problem: 'REQUIRED' }] })
  })
})

test('the deciding field is observed where it is', () => {
  const places = (code: string) =>
    decidingPlaces(
      profile,
      people.fields.find((one) => one.code === code)!,
      { element: people, item: '7' },
    )
  expect(places('firm')).toEqual([
    { code: 'people', item: '7', field: 'duty' },
    { code: 'people', item: '7', field: 'role' },
  ])
  expect(places('tax')).toEqual([{ code: 'has_firm', item: null, field: 'has_firm' }])
  expect(decidingPlaces(profile, costs.columns[2]!, { element: costs, item: null })).toEqual([
    { code: 'exports', item: null, field: 'exports' },
    { code: 'has_firm', item: null, field: 'has_firm' },
  ])
})

test('what fields and columns depend on is read with them', () => {
  expect(withDependencies(profile, ['people'])).toEqual(new Set(['people', 'has_firm']))
  expect(withDependencies(profile, ['costs'])).toEqual(new Set(['costs', 'exports', 'has_firm']))
})

test('a copy of a group asks its own fields, and the same elements as before', () => {
  const copy = withFreshCodes(people, new Set(['people', ...people.fields.map(({ code }) => code)]), 0)
  const fields = copy.kind === 'GROUP' ? copy.fields : []
  const at = (code: string) => people.fields.findIndex((one) => one.code === code)
  expect(fields[at('share')]!.showIf).toEqual(when(fields[at('owns')]!.code, true))
  expect(fields[at('tax')]!.showIf).toEqual(when('has_firm', true))
  expect(templateProblems(tree(...profile.sections[0]!.elements, copy))).toEqual([])
})

describe('whatever the conditions', () => {
  const codes = ['b', 'c', 'd', 'e', 'f']
  const condition = fc.option(
    fc.record({
      code: fc.constantFrom(...codes, 'top', 'gone'),
      anyOf: fc.constant<Condition['anyOf']>([true]),
    }),
    { nil: undefined },
  )
  const answers = fc.dictionary(fc.constantFrom(...codes, 'top'), fc.boolean())
  const made = fc.array(condition, { minLength: 5, maxLength: 5 }).map((conditions): ElementTree => {
    const fields = codes.map((code, at) =>
      field({ code, type: 'BOOLEAN', required: true, ...(conditions[at] ? { showIf: conditions[at] } : {}) }),
    )
    return tree(plain({ code: 'top', type: 'BOOLEAN' }), group('g', fields))
  })
  const groupOf = (template: ElementTree) => template.sections[0]!.elements[1] as GroupElement

  test('judging ends, and one yes more never hides what is shown where all ask for yes', () => {
    fc.assert(
      fc.property(made, answers, fc.constantFrom(...codes), (template, given, more) => {
        const element = groupOf(template)
        const shown = (values: Record<string, Value>) =>
          shownItems(template, element, { plain: values, items: { g: [item('1', values)] } })[0]!.fields
        const before = shown(given)
        const after = new Set(shown({ ...given, [more]: true }))
        expect(before.every((one) => after.has(one))).toBe(true)
      }),
    )
  })

  test('leaving out what is hidden hides nothing else, and demands nothing else', () => {
    fc.assert(
      fc.property(made, answers, answers, (template, top, given) => {
        const element = groupOf(template)
        const values: ProfileValues = { plain: top, items: { g: [item('1', given)] } }
        const seen = shownValues(template, values)
        expect(shownValues(template, seen)).toEqual(seen)
        expect(shownItems(template, element, seen)[0]!.fields).toEqual(
          shownItems(template, element, values)[0]!.fields,
        )
        const requested = [{ element, required: true }]
        expect(progressOf(template, requested, seen)).toEqual(progressOf(template, requested, values))
      }),
    )
  })

  test('what may be published has each field shown by some answers, and a candidate is never refused', () => {
    fc.assert(
      fc.property(made, (template) => {
        const element = groupOf(template)
        if (templateProblems(template).some(({ problem }) => problem !== 'ALL_CONDITIONAL')) return
        const all = Object.fromEntries([...codes, 'top'].map((code) => [code, true]))
        const shown = shownItems(template, element, { plain: all, items: { g: [item('1', all)] } })[0]!
        expect(shown.fields).toHaveLength(codes.length)
      }),
    )
  })
})
