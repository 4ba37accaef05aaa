import { describe, expect, test } from 'vitest'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import { isSameShape, shapesOf } from './code-shapes.rules.ts'
import { isCodeInUse, type CodeUse } from './code-use.rules.ts'

const facts = ['main', 'published', 'requested', 'filled', 'elsewhere'] as const

/** All combinations, each as letters of the facts: `m` main, `p` published, `r` requested, `f` filled, `e` elsewhere. */
const cases = Array.from({ length: 2 ** facts.length }, (_, number) =>
  facts.filter((_fact, at) => (number >> at) & 1),
)

const useOf = (trueFacts: readonly string[]): CodeUse =>
  Object.fromEntries(facts.map((fact) => [fact, trueFacts.includes(fact)])) as CodeUse

const inUse = new Set([
  'p r',
  'p r e',
  'p r f',
  'p r f e',
  'p f',
  'm p r',
  'm p r e',
  'm p r f',
  'm p r f e',
  'm p f',
  'm p f e',
])

describe('a code of a template', () => {
  test.each(cases.map((holds) => ({ holds, word: holds.map((fact) => fact[0]).join(' ') })))(
    'with “$word” may go or stays',
    ({ holds, word }) => expect(isCodeInUse(useOf(holds))).toBe(inUse.has(word)),
  )
})

describe('what a code names', () => {
  const shapes = shapesOf(
    tree(
      plain({ code: 'site', type: 'STRING' }),
      group('people', [field({ code: 'who', type: 'STRING' })]),
      table('sales', [column({ code: 'price', type: 'MONEY' })]),
    ),
  )

  test('covers elements, fields and columns', () =>
    expect(Object.fromEntries(shapes)).toEqual({
      site: { kind: 'PLAIN', type: 'STRING' },
      people: { kind: 'GROUP' },
      who: { kind: 'FIELD', type: 'STRING', inside: 'people' },
      sales: { kind: 'TABLE' },
      price: { kind: 'COLUMN', type: 'MONEY', inside: 'sales' },
    }))

  test.each([
    ['the same', { kind: 'FIELD', type: 'STRING', inside: 'people' }, true],
    ['another type', { kind: 'FIELD', type: 'DATE', inside: 'people' }, false],
    ['another group', { kind: 'FIELD', type: 'STRING', inside: 'team' }, false],
    ['another kind', { kind: 'PLAIN', type: 'STRING' }, false],
  ] as const)('can be shared: %s', (_what, other, isShared) =>
    expect(isSameShape(shapes.get('who')!, other)).toBe(isShared),
  )
})
