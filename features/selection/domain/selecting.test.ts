import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ElementTree, PlainElement } from '../../fields/domain/tree.ts'
import { decide, dividedEquals, ranked, type Cut, type Placed } from './rank.rules.ts'
import type { Rule } from './rules.ts'
import { scored, type Participant, type Scored } from './score.rules.ts'
import { codesIn, noSettings } from './settings.ts'

const words = (text: string) => ({ ru: text, en: text })

const element = (code: string, more: Partial<PlainElement>): PlainElement => ({
  kind: 'PLAIN',
  code,
  name: words(code),
  shortName: words(code),
  description: words(''),
  help: words(''),
  type: 'INTEGER',
  required: false,
  limits: {},
  ...more,
})

const tree: ElementTree = {
  sections: [
    {
      id: 'money',
      name: words('money'),
      description: words(''),
      elements: [
        element('sells', { type: 'BOOLEAN' }),
        element('revenue', { showIf: { code: 'sells', anyOf: [true] } }),
        element('people', {}),
      ],
    },
  ],
}

const revenue: Rule = {
  kind: 'SCALE',
  code: 'revenue',
  points: 1000,
  worst: '0',
  best: '100',
  least: null,
  most: null,
  currency: null,
}
const people: Rule = { ...revenue, code: 'people', points: 500, best: '10', least: '2' }

const one = (plain: Participant['plain'], more: Partial<Participant> = {}): Participant => ({
  taskId: 1,
  submitted: 0,
  streamId: null,
  plain,
  closed: [],
  ...more,
})

describe('a project', () => {
  const settings = { ...noSettings, rules: [revenue, people], required: ['revenue'] }

  test('earns by every rule, and the reason for its exclusion is named', () => {
    expect(scored(settings, tree, one({ sells: true, revenue: 50, people: 4 }))).toMatchObject({
      points: 700,
      byRule: [500, 200],
      failures: [],
    })
    expect(scored(settings, tree, one({ sells: true, people: 1 }))).toMatchObject({
      points: 50,
      failures: [
        { code: 'revenue', why: 'MISSING' },
        { code: 'people', why: 'TOO_LITTLE' },
      ],
    })
  })

  test('needs no answer to what a condition hides from it, and what it answered there before earns nothing', () => {
    expect(scored(settings, tree, one({ sells: false, revenue: 100, people: 2 }))).toMatchObject({
      byRule: [0, 100],
      failures: [],
    })
  })

  test('hides from every rule what its team hides from everybody', () => {
    expect(
      scored(settings, tree, one({ sells: true, revenue: 100, people: 9 }, { closed: ['revenue'] })),
    ).toMatchObject({ byRule: [0, 450], failures: [{ code: 'revenue', why: 'MISSING' }] })
  })

  test('has an error for a missing answer once, whatever requires it', () => {
    const twice = { ...settings, required: ['people'] }
    expect(scored(twice, tree, one({ sells: false })).failures).toEqual([{ code: 'people', why: 'MISSING' }])
  })

  test('without any rule has no points and passes', () => {
    expect(scored(noSettings, tree, one({}))).toMatchObject({ points: 0, byRule: [], failures: [] })
  })
})

test('the settings say which fields they look at, each once', () => {
  expect(codesIn({ ...noSettings, rules: [revenue, people], required: ['people', 'pitch'] })).toEqual([
    'revenue',
    'people',
    'pitch',
  ])
})

const projects = fc.uniqueArray(
  fc.record({
    taskId: fc.integer({ min: 1, max: 1_000_000 }),
    submitted: fc.integer({ min: 0, max: 20 }),
    streamId: fc.constantFrom(null, 1, 2),
    points: fc.integer({ min: 0, max: 30 }),
    failures: fc.constantFrom<Scored['failures']>([], [], [{ code: 'a', why: 'MISSING' }]),
    byRule: fc.constant<number[]>([]),
  }),
  { selector: ({ taskId }) => taskId, maxLength: 60 },
)
const cuts: fc.Arbitrary<Cut> = fc.record({
  threshold: fc.option(fc.integer({ min: 0, max: 30 })),
  quota: fc.option(fc.integer({ min: 0, max: 40 })),
  streamQuotas: fc.uniqueArray(fc.record({ streamId: fc.constantFrom(1, 2), quota: fc.nat({ max: 20 }) }), {
    selector: ({ streamId }) => streamId,
  }),
})
const placed = ({ points, streamId, failures }: Scored): Placed => ({
  points,
  streamId,
  refused: failures.length > 0,
})

describe('the places', () => {
  test('are the same in whatever order the projects come', () => {
    fc.assert(
      fc.property(
        projects.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(ranked(shuffled)).toEqual(ranked(all))
        },
      ),
    )
  })

  test('are sorted by points, equal ones by earlier submission, then by id; excluded ones are last', () => {
    const at = (taskId: number, points: number, submitted: number, failures: Scored['failures'] = []) => ({
      taskId,
      points,
      submitted,
      failures,
      streamId: null,
      byRule: [],
    })
    const out = [{ code: 'a', why: 'MISSING' as const }]
    const all = [at(1, 9, 5, out), at(2, 5, 5), at(3, 5, 4), at(5, 5, 4), at(4, 7, 9)]
    expect(ranked(all).map(({ taskId }) => taskId)).toEqual([4, 3, 5, 2, 1])
  })
})

describe('the cut', () => {
  const who = (points: number, streamId: number | null = null, refused = false): Placed => ({
    points,
    streamId,
    refused,
  })

  test('names of everybody the first reason for exclusion', () => {
    const all = [who(9, 1), who(8, 1), who(7, 2), who(6, 2), who(2), who(9, null, true)]
    expect(decide(all, { threshold: 3, quota: 2, streamQuotas: [{ streamId: 1, quota: 1 }] })).toEqual([
      'PASSED',
      'STREAM_QUOTA',
      'PASSED',
      'QUOTA',
      'THRESHOLD',
      'REFUSED',
    ])
  })

  test('without any bound lets everybody pass who is excluded by no field', () => {
    expect(decide([who(0), who(0, null, true)], { threshold: null, quota: null, streamQuotas: [] })).toEqual([
      'PASSED',
      'REFUSED',
    ])
  })

  test('never lets more pass than the quotas, nobody below the threshold, and leaves no place free', () => {
    fc.assert(
      fc.property(projects, cuts, (all, cut) => {
        const places = ranked(all).map(placed)
        const outcomes = decide(places, cut)
        const passed = places.filter((_, at) => outcomes[at] === 'PASSED')
        expect(passed.length).toBeLessThanOrEqual(cut.quota ?? places.length)
        for (const { streamId, quota } of cut.streamQuotas)
          expect(passed.filter((one) => one.streamId === streamId).length).toBeLessThanOrEqual(quota)
        expect(passed.every(({ points, refused }) => !refused && points >= (cut.threshold ?? 0))).toBe(true)
        if (outcomes.includes('QUOTA')) expect(passed.length).toBe(cut.quota)
        for (const { streamId, quota } of cut.streamQuotas)
          if (places.some((one, at) => one.streamId === streamId && outcomes[at] === 'STREAM_QUOTA'))
            expect(passed.filter((one) => one.streamId === streamId).length).toBe(quota)
      }),
    )
  })

  test('passes nobody more when it is drawn higher', () => {
    fc.assert(
      fc.property(projects, cuts, fc.nat({ max: 30 }), (all, cut, more) => {
        const places = ranked(all).map(placed)
        const count = (by: Cut) => decide(places, by).filter((one) => one === 'PASSED').length
        expect(count({ ...cut, threshold: (cut.threshold ?? 0) + more })).toBeLessThanOrEqual(count(cut))
        expect(count({ ...cut, quota: Math.max(0, (cut.quota ?? 60) - more) })).toBeLessThanOrEqual(
          count(cut),
        )
      }),
    )
  })
})

describe('points are compared as they are, not as they are shown', () => {
  const third = (code: string): Rule => ({ ...revenue, code, points: 100, best: '3' })
  const codes = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
  const requestedTree: ElementTree = {
    sections: [{ ...tree.sections[0]!, elements: codes.map((code) => element(code, {})) }],
  }
  const settings = { ...noSettings, rules: codes.map(third) }
  const withOnes = (count: number) => one(Object.fromEntries(codes.slice(0, count).map((code) => [code, 1])))

  test('three thirds of a point are one point, and reach a threshold of one', () => {
    const { points, byRule } = scored(settings, requestedTree, withOnes(3))
    expect(points).toBe(100)
    expect(byRule[0]).toBeCloseTo(33.3333333, 6)
    const placed = [{ points, streamId: null, refused: false }]
    expect(decide(placed, { threshold: 100, quota: null, streamQuotas: [] })).toEqual(['PASSED'])
  })

  test('less than a hundredth apart, the better project is first', () => {
    const sevenths: Rule = { ...revenue, code: 'one', points: 1, best: '700' }
    const of = (taskId: number, answer: number) =>
      scored({ ...noSettings, rules: [sevenths] }, requestedTree, one({ one: answer }, { taskId }))
    expect(ranked([of(1, 3), of(2, 4)]).map(({ taskId }) => taskId)).toEqual([2, 1])
  })

  test('any number of equal shares of a rule come to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 100_000 }), (count, points) => {
        const share: Rule = { ...revenue, points, worst: '0', best: String(count) }
        const rules = codes.slice(0, count).map((code): Rule => ({ ...share, code }))
        expect(scored({ ...noSettings, rules }, requestedTree, withOnes(count)).points).toBe(points)
      }),
    )
  })
})

describe('equals that the number of places divides', () => {
  const placed = [300, 200, 200, 200, 100].map((points): Placed => ({
    points,
    streamId: null,
    refused: false,
  }))
  const dividedBy = (quota: number) =>
    dividedEquals(placed, decide(placed, { threshold: null, quota, streamQuotas: [] }))

  test('are named with the number of them that pass', () => {
    expect(dividedBy(2)).toEqual({ points: 200, passed: 1, failed: 2 })
    expect(dividedBy(3)).toEqual({ points: 200, passed: 2, failed: 1 })
  })

  test('are none where the line falls between different points, or below them', () => {
    expect([dividedBy(1), dividedBy(4), dividedBy(5), dividedBy(0)]).toEqual([null, null, null, null])
  })
})
