import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneFromText } from '#platform/contract/numbering-plans.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import type { Lookup } from './cell.rules.ts'
import { decide, isBlocking } from './decide.rules.ts'
import { keyOf, namesIn, planLines, type PlannedProject, type PlannedProjects } from './plan.rules.ts'
import { fixedTargets, profileTargets } from './targets.ts'

const profile = profileTargets(
  tree(
    plain({ code: 'problem', type: 'TEXT' }),
    plain({ code: 'people', type: 'INTEGER', limits: { max: 100 } }),
    plain({ code: 'phone', type: 'PHONE' }),
    plain({ code: 'branch', type: 'LIST', dictionary: 'INDUSTRIES' }),
    plain({ code: 'deck', type: 'FILE' }),
    group('pilots', [field({ code: 'pilot', type: 'STRING' }), field({ code: 'since', type: 'DATE' })], {
      maxItems: 3,
    }),
    table('plan', [column({ code: 'year', type: 'INTEGER' })], { rowsClosed: true }),
  ),
)
const allTargets = [...fixedTargets, ...profile.map(({ key }) => key)]

const lookup: Lookup = {
  listValue: (_dictionary, name) => ({ ИТ: 1, АПК: 2 })[name],
  phone: (text) => phoneFromText(text, 'KZ'),
}

const planApart = (
  apart: readonly string[],
  targets: readonly (string | null)[],
  ...lines: string[][]
): PlannedProject[] => {
  const how = { targets, apart, names: namesIn(lines, targets) }
  const projects: PlannedProjects = new Map()
  // In two parts, as long files are: the result is the same.
  const half = Math.ceil(lines.length / 2)
  planLines(projects, lines.slice(0, half), 1, how, profile, lookup)
  planLines(projects, lines.slice(half), 1 + half, how, profile, lookup)
  return [...projects.values()]
}

const planOf = (targets: readonly (string | null)[], ...lines: string[][]): PlannedProject[] =>
  planApart([], targets, ...lines)

/** Contents of cells: valid, invalid, empty, and arbitrary. */
const cell = fc.oneof(
  fc.constantFrom('', '', 'Тепло', 'тепло', 'Ёлка', '12', '101', '01.02.2026', 'ИТ', 'Посев', 'a@x.example'),
  fc.constantFrom('P-000001', '+44 20 7946 0958', '8 701 234 56 78', 'https://x.example', '=1+1', 'много'),
  fc.string({ maxLength: 12 }),
)
const file = fc.shuffledSubarray(allTargets, { minLength: 1 }).chain((targets) =>
  fc.record({
    targets: fc.constant(targets),
    lines: fc.array(fc.array(cell, { minLength: targets.length, maxLength: targets.length }), {
      maxLength: 8,
    }),
  }),
)

test('rows of one name that are separate projects get names that no other row has', () => {
  const planned = planApart([keyOf('', 'X')], ['main.name'], ['X'], ['X'], ['X (2)'], ['X'])
  expect(planned.map(({ name }) => name)).toEqual(['X', 'X (3)', 'X (2)', 'X (4)'])
})

test('long runs of spaces in cells of people take no time', () => {
  const text = `a${' '.repeat(3998)}b`
  const [project] = planOf(['main.name', 'leader.email', 'leader.name'], ['X', text, text])
  expect(project!.problems.map(({ problem }) => problem)).toEqual(['TOO_LONG', 'TOO_LONG'])
})

describe('of any file', () => {
  test('every row with content belongs to one project', () => {
    fc.assert(
      fc.property(file, ({ targets, lines }) => {
        const planned = planOf(targets, ...lines).flatMap((project) => project.lines)
        const full = lines.flatMap((cells, at) => (cells.some((one) => one !== '') ? [at + 2] : []))
        expect(planned.toSorted((a, b) => a - b)).toEqual(full)
      }),
    )
  })

  test('the plan is the same in whatever order its columns are', () => {
    const mixed = file.chain((one) =>
      fc.tuple(
        fc.constant(one),
        fc.shuffledSubarray([...one.targets.keys()], { minLength: one.targets.length }),
      ),
    )
    fc.assert(
      fc.property(mixed, ([{ targets, lines }, order]) => {
        const there = planOf(targets, ...lines)
        const here = planOf(
          order.map((at) => targets[at]!),
          ...lines.map((cells) => order.map((at) => cells[at]!)),
        )
        // A missing name is reported at the first column if there is no column of names.
        const named = (plan: PlannedProject[], where: readonly number[] | null) =>
          plan.map((project) => ({
            ...project,
            problems: project.problems.map(({ column: at, ...problem }) => ({
              ...problem,
              column: problem.problem === 'REQUIRED' ? null : where ? where[at] : at,
            })),
          }))
        expect(named(here, order)).toEqual(named(there, null))
      }),
    )
  })

  test('a project is left out by what nobody could do without, or by choice; what is not is made', () => {
    const existing = fc.option(fc.record({ id: fc.nat(), editable: fc.boolean() }), { nil: undefined })
    const given = fc.record({
      choice: fc.constantFrom('SKIP' as const, 'UPDATE' as const),
      unread: fc.constantFrom('KEEP' as const, 'LEAVE_OUT' as const),
      trackClosed: fc.boolean(),
    })
    fc.assert(
      fc.property(file, existing, given, ({ targets, lines }, known, choices) => {
        const deciding = {
          ...choices,
          nameColumn: targets.indexOf('main.name'),
          numberColumn: targets.indexOf('main.number'),
        }
        for (const project of planOf(targets, ...lines)) {
          const decided = decide(project, known, deciding)
          expect(decided.status === 'WAITING').toBe(decided.reason === null)
          if (known && choices.choice === 'SKIP') expect(decided.reason).toBe('EXISTS')
          else if (known && !known.editable) expect(decided.reason).toBe('TEAM_WRITES')
          else if (decided.problems.some((problem) => isBlocking(problem, deciding)))
            expect(decided.reason).toBe('HAS_PROBLEMS')
          else if (choices.unread === 'LEAVE_OUT' && decided.problems.length > 0)
            expect(decided.reason).toBe('HAS_PROBLEMS')
          else expect(decided.reason).toBe(choices.trackClosed && !known ? 'TRACK_CLOSED' : null)
          if (decided.status === 'WAITING' && !known) expect(project.name).not.toBe('')
        }
      }),
    )
  })
})

describe('a cell', () => {
  const only = (target: string, text: string) => planOf(['main.name', target], ['Проект', text])[0]!

  test.each([
    ['plain.phone', '8 701 234 56 78', { country: 'KZ', number: '+77012345678' }],
    ['plain.phone', '+7 912 345-67-89', { country: 'RU', number: '+79123456789' }],
    ['plain.phone', '+44 20 7946 0958', { country: 'GB', number: '+442079460958' }],
    ['plain.phone', '0044 20 7946 0958', { country: 'GB', number: '+442079460958' }],
    ['plain.people', '12', 12],
    ['plain.branch', 'АПК', [2]],
  ])('of %s: “%s” is a value', (target, text, value) => {
    const { plain: values, problems } = only(target, text)
    expect([values.map((one) => one.value), problems]).toEqual([[value], []])
  })

  test.each([
    ['plain.phone', '12345', 'INVALID_PHONE'],
    ['plain.phone', '+44 1', 'INVALID_PHONE'],
    ['plain.people', '101', 'TOO_BIG'],
    ['plain.people', 'много', 'NOT_A_NUMBER'],
    ['plain.branch', 'Космос', 'NOT_IN_LIST'],
    ['main.website', 'javascript:alert(1)', 'INVALID_URL'],
    ['main.capitalizationPotential', 'а'.repeat(1201), 'TOO_LONG'],
    ['leader.email', 'a@@x', 'INVALID_EMAIL'],
    ['item.pilots.since', 'завтра', 'INVALID_DATE'],
  ])('of %s: “%s” is %s', (target, text, problem) =>
    expect(only(target, text).problems).toMatchObject([{ line: 2, column: 1, problem }]),
  )

  test('of an address without its beginning gets one', () => {
    expect(only('main.website', 'x.example/a').main.website).toBe('https://x.example/a')
  })
})

test('more repetitions than the limit of a group are reported before the import', () => {
  const lines = Array.from({ length: 5 }, (_, n) => ['Проект', `Пилот ${n}`])
  const [project] = planOf(['main.name', 'item.pilots.pilot'], ...lines)
  expect(project!.problems).toEqual([{ line: 5, column: 1, text: '', problem: 'TOO_MANY' }])
})

test('files and closed tables cannot be filled by columns', () => {
  expect(profile.map(({ key }) => key)).toEqual([
    'plain.problem',
    'plain.people',
    'plain.phone',
    'plain.branch',
    'item.pilots.pilot',
    'item.pilots.since',
  ])
})

test('a project is named as its form would name it: on one line, in the order it is written', () => {
  const named = planOf(['main.name'], ['Тёплый\n дом'], ['Тёплый дом'], ['Хо\u202eлод'], ['\u202e'])
  expect(named.map(({ name, lines }) => [name, lines])).toEqual([
    ['Тёплый дом', [2, 3]],
    ['Холод', [4]],
    ['', [5]],
  ])
  expect(named[2]!.problems).toMatchObject([{ line: 5, problem: 'REQUIRED' }])
})
