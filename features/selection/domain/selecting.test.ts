import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ElementTree, PlainElement } from '../../fields/domain/tree.ts'
import { decide, ranked, type Cut, type Placed } from './rank.rules.ts'
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

  test('earns by every rule, and what keeps it out is named', () => {
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

  test('is not asked for what a condition hides from it, and what it answered there before earns nothing', () => {
    expect(scored(settings, tree, one({ sells: false, revenue: 100, people: 2 }))).toMatchObject({
      byRule: [0, 100],
      failures: [],
    })
  })

  test('tells no rule what its team hides from everybody', () => {
    expect(
      scored(settings, tree, one({ sells: true, revenue: 100, people: 9 }, { closed: ['revenue'] })),
    ).toMatchObject({ byRule: [0, 450], failures: [{ code: 'revenue', why: 'MISSING' }] })
  })

  test('is told of a missing answer once, whoever demands it', () => {
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

  test('go by points, of equal ones whoever handed in earlier, then by the id; who is kept out stands last', () => {
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

  test('says of everybody the first thing that keeps them out', () => {
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

  test('without any bound lets everybody pass whom no field keeps out', () => {
    expect(decide([who(0), who(0, null, true)], { threshold: null, quota: null, streamQuotas: [] })).toEqual([
      'PASSED',
      'REFUSED',
    ])
  })

  test('never lets more pass than the quotas, nobody below the threshold, and leaves no place free', () => {
    fc.assert(
      fc.property(projects, cuts, (all, cut) => {
        const places = ranked(all).map(placed)
        const said = decide(places, cut)
        const passed = places.filter((_, at) => said[at] === 'PASSED')
        expect(passed.length).toBeLessThanOrEqual(cut.quota ?? places.length)
        for (const { streamId, quota } of cut.streamQuotas)
          expect(passed.filter((one) => one.streamId === streamId).length).toBeLessThanOrEqual(quota)
        expect(passed.every(({ points, refused }) => !refused && points >= (cut.threshold ?? 0))).toBe(true)
        if (said.includes('QUOTA')) expect(passed.length).toBe(cut.quota)
        for (const { streamId, quota } of cut.streamQuotas)
          if (places.some((one, at) => one.streamId === streamId && said[at] === 'STREAM_QUOTA'))
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
