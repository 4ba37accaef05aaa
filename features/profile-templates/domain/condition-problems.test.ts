import { describe, expect, test } from 'vitest'
import { costs, people, profile, when } from '../../fields/domain/conditional-samples.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import type { Element, Field, GroupElement } from '../../fields/domain/tree.ts'
import { compareTrees } from './compare.ts'
import { conditionCandidates } from './condition-candidates.rules.ts'
import { templateProblems } from './template.rules.ts'

describe('publishing', () => {
  const problems = (...elements: Element[]) =>
    templateProblems(tree(...elements)).map(({ problem, field: at, at: about }) =>
      [problem, at, about].filter(Boolean).join(' '),
    )
  const yes = plain({ code: 'yes', type: 'BOOLEAN' })
  const inGroup = (...fields: Field[]) =>
    group('group', [field({ code: 'first', type: 'STRING' }), ...fields])

  test('takes conditions inside of groups and tables', () => expect(templateProblems(profile)).toEqual([]))

  test.each<[string, Element[], string[]]>([
    [
      'a field names what is gone',
      [inGroup(field({ code: 'x', type: 'STRING', showIf: when('nowhere', true) }))],
      ['CONDITION_GONE x nowhere'],
    ],
    [
      'an element names what is gone',
      [plain({ code: 'x', type: 'STRING', showIf: when('nowhere', true) })],
      ['CONDITION_GONE nowhere'],
    ],
    [
      'a field names itself',
      [inGroup(field({ code: 'x', type: 'BOOLEAN', showIf: when('x', true) }))],
      ['CONDITION_WRONG x'],
    ],
    [
      'a field names a text beside it',
      [inGroup(field({ code: 'x', type: 'STRING', showIf: when('first', true) }))],
      ['CONDITION_WRONG x'],
    ],
    [
      'a field names its own group',
      [inGroup(field({ code: 'x', type: 'STRING', showIf: when('group', true) }))],
      ['CONDITION_WRONG x'],
    ],
    [
      'no answer is chosen',
      [yes, inGroup(field({ code: 'x', type: 'STRING', showIf: when('yes') }))],
      ['CONDITION_WRONG x'],
    ],
    [
      'fields ask each other in a cycle',
      [
        inGroup(
          field({ code: 'x', type: 'BOOLEAN', showIf: when('y', true) }),
          field({ code: 'y', type: 'BOOLEAN', showIf: when('x', true) }),
        ),
      ],
      ['CONDITION_CIRCULAR x', 'CONDITION_CIRCULAR y'],
    ],
    [
      'elements ask each other in a cycle',
      [
        plain({ code: 'x', type: 'BOOLEAN', showIf: when('y', true) }),
        plain({ code: 'y', type: 'BOOLEAN', showIf: when('x', true) }),
      ],
      ['CONDITION_CIRCULAR', 'CONDITION_CIRCULAR'],
    ],
    [
      'an element asks a field of a group',
      [
        inGroup(field({ code: 'in', type: 'BOOLEAN' })),
        plain({ code: 'x', type: 'STRING', showIf: when('in', true) }),
      ],
      ['CONDITION_GONE in'],
    ],
    [
      'a field asks a field of another group',
      [
        inGroup(field({ code: 'in', type: 'BOOLEAN' })),
        group('other', [
          field({ code: 'a1', type: 'STRING' }),
          field({ code: 'x', type: 'STRING', showIf: when('in', true) }),
        ]),
      ],
      ['CONDITION_GONE x in'],
    ],
    [
      'a column asks a column',
      [
        table('t', [
          column({ code: 'in', type: 'BOOLEAN' }),
          column({ code: 'x', type: 'STRING', showIf: when('in', true) }),
        ]),
      ],
      ['CONDITION_GONE x in'],
    ],
    [
      'every field may be hidden',
      [yes, group('g', [field({ code: 'x', type: 'STRING', showIf: when('yes', true) })])],
      ['ALL_CONDITIONAL'],
    ],
    [
      'every column may be hidden',
      [yes, table('t', [column({ code: 'x', type: 'STRING', showIf: when('yes', true) })])],
      ['ALL_CONDITIONAL'],
    ],
  ])('is refused when %s', (_why, elements, expected) => expect(problems(...elements)).toEqual(expected))
})

test('comparing versions reports a condition inside of a group', () => {
  const without = tree(
    group('g', [field({ code: 'x', type: 'BOOLEAN' }), field({ code: 'y', type: 'TEXT' })]),
  )
  const withOne = tree(
    group('g', [
      field({ code: 'x', type: 'BOOLEAN' }),
      field({ code: 'y', type: 'TEXT', showIf: when('x', true) }),
    ]),
  )
  expect(compareTrees(without, withOne)).toMatchObject([
    { key: 'g', kind: 'changed', changes: [{ path: ['fields', 'y', 'showIf'], after: when('x', true) }] },
  ])
})

describe('what a condition may name', () => {
  const codes = (at: Parameters<typeof conditionCandidates>[1], holder?: GroupElement | typeof costs) =>
    conditionCandidates(profile, at, holder).map(({ code }) => code)

  test('of an element is another one that does not depend on it', () => {
    expect(codes(profile.sections[0]!.elements[0]!)).toEqual([])
    expect(codes(people)).toEqual(['has_firm', 'exports'])
  })

  test('of a field also the fields next to it, of a column elements alone', () => {
    expect(codes(people.fields[0]!, people)).toEqual(['owns', 'role', 'duty', 'has_firm', 'exports'])
    // `duty` depends on `role`.
    expect(codes(people.fields[3]!, people)).toEqual(['owns', 'has_firm', 'exports'])
    expect(codes(costs.columns[1]!, costs)).toEqual(['has_firm', 'exports'])
  })

  test('leads nowhere that publishing would refuse', () => {
    for (const part of people.fields)
      for (const { code, type } of conditionCandidates(profile, part, people)) {
        const showIf = when(code, type === 'BOOLEAN' ? true : 1)
        const fields = people.fields.map((one) => (one === part ? { ...one, showIf } : one))
        const tried = tree(
          ...profile.sections[0]!.elements.map((one) => (one === people ? { ...people, fields } : one)),
        )
        expect(templateProblems(tried).filter(({ problem }) => problem !== 'ALL_CONDITIONAL')).toEqual([])
      }
  })
})
