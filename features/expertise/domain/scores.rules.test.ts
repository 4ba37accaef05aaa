import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plain, tree } from '../../fields/domain/samples.ts'
import type { Field } from '../../fields/domain/tree.ts'
import { missingAnswers, totalsOf } from './review-template.rules.ts'
import { adjusted, orderNeeds, severityNeeds, severityOf, spreadOf, taskScores } from './scores.rules.ts'

const grades = [1, 2, 3, 4, 5].map((points) => ({ points, meaning: { ru: `Балл ${points}`, en: '' } }))
const scale = (code: string, given: Partial<Field> = {}) =>
  plain({ code, type: 'SCALE', grades, mayAbstain: true, ...given })

const market = scale('market', { weight: 3, required: true })
const team = scale('team')
const ethics = scale('ethics', { independent: true })
const template = tree(market, team, ethics, plain({ code: 'advice', type: 'TEXT', required: true }))

type Answers = Record<string, number | string | null>

const review = (values: Answers, jobId = 1) => ({
  jobId,
  tree: template,
  values,
})

describe('the totals of a review', () => {
  test.each([
    [{ market: 5, team: 1 }, 50, 75],
    [{ market: 1, team: 5 }, 50, 25],
    [{ market: 3, team: 3, ethics: 1 }, 50, 50],
    [{ market: 'CANNOT_JUDGE', team: 4 }, 75, 75],
    [{ ethics: 5 }, null, null],
    [{}, null, null],
    [{ market: 9 }, null, null],
  ])('of %j are the mean %s and the weighted mean %s', (values, mean, weighted) => {
    expect(totalsOf(template, values)).toEqual({ mean, weighted })
  })

  test('a criterion that a condition hides neither counts nor is demanded', () => {
    const criteria = tree(
      plain({ code: 'sells', type: 'BOOLEAN' }),
      scale('sales', { required: true, showIf: { code: 'sells', anyOf: [true] } }),
    )
    expect(totalsOf(criteria, { sells: false, sales: 5 })).toEqual({ mean: null, weighted: null })
    expect(missingAnswers(criteria, { sells: false })).toEqual([])
    expect(missingAnswers(criteria, { sells: true })).toEqual(['sales'])
  })

  test('an expert who cannot judge has answered', () => {
    expect(missingAnswers(template, {})).toEqual(['market', 'advice'])
    expect(missingAnswers(template, { market: 'CANNOT_JUDGE', advice: 'Считайте снизу вверх.' })).toEqual([])
    const strict = tree(scale('market', { mayAbstain: false }))
    expect(missingAnswers(strict, { market: 'CANNOT_JUDGE' })).toEqual(['market'])
  })
})

describe('the experts of a task', () => {
  test.each<[Answers[], number | null, boolean]>([
    [
      [
        { market: 5, team: 5 },
        { market: 4, team: 4 },
      ],
      25,
      true,
    ],
    [
      [
        { market: 4, team: 5 },
        { market: 4, team: 3 },
      ],
      12.5,
      false,
    ],
    [
      [
        { market: 4, team: 1 },
        { market: 3, team: 4 },
      ],
      0,
      true,
    ],
    [[{ market: 5 }, { team: 1 }], 100, true],
    [[{ market: 5 }], null, false],
    [[{ market: 5 }, { market: 'CANNOT_JUDGE' }], null, false],
    [[], null, false],
  ])('of %j lie %s apart: they disagree is %s', (given, spread, disagree) => {
    const found = taskScores(given.map((values, at) => review(values, at)))
    expect([found.weighted.spread, found.disagree]).toEqual([spread, disagree])
  })

  test('an independent criterion can be what they disagree about', () => {
    const found = taskScores([review({ market: 3, ethics: 1 }), review({ market: 3, ethics: 5 })])
    expect(found.weighted.spread).toBe(0)
    expect(found.criteria.filter(({ apart }) => apart).map(({ criterion }) => criterion.code)).toEqual([
      'ethics',
    ])
    expect(found.disagree).toBe(true)
  })

  test('criteria of different versions are listed once, in the newest wording', () => {
    const older = tree(scale('team', { name: { ru: 'Команда раньше', en: '' } }), scale('gone'))
    const found = taskScores([
      { jobId: 1, tree: older, values: { team: 2, gone: 4 } },
      review({ team: 4 }, 2),
    ])
    expect(found.criteria.map(({ criterion }) => criterion.code)).toEqual([
      'market',
      'team',
      'ethics',
      'gone',
    ])
    expect(found.criteria[1]).toMatchObject({ criterion: { name: team.name }, mean: 50, heights: [25, 75] })
    expect(found.criteria[3]).toMatchObject({ heights: [75, null], spread: null, count: 1 })
  })

  const grade = fc.option(fc.constantFrom(1, 2, 3, 4, 5))
  const given = fc.record({ market: grade, team: grade, ethics: grade })

  test('means lie between the lowest and the highest, the order of reviews and a twin change nothing', () => {
    fc.assert(
      fc.property(fc.array(given, { maxLength: 6 }), (all) => {
        const one = taskScores(all.map((values, at) => review(values, at)))
        const other = taskScores(all.toReversed().map((values, at) => review(values, at)))
        expect(other.weighted.spread ?? -1).toBeCloseTo(one.weighted.spread ?? -1)
        expect(other.disagree).toBe(one.disagree)
        const totals = one.reviews.flatMap(({ weighted }) => weighted ?? [])
        if (one.weighted.mean !== null) {
          expect(one.weighted.mean).toBeGreaterThanOrEqual(Math.min(...totals) - 1e-9)
          expect(one.weighted.mean).toBeLessThanOrEqual(Math.max(...totals) + 1e-9)
        }
        const doubled = taskScores([...all, ...all].map((values, at) => review(values, at)))
        expect(doubled.weighted.mean ?? -1).toBeCloseTo(one.weighted.mean ?? -1)
      }),
    )
  })

  test('weights of one size are no weights', () => {
    fc.assert(
      fc.property(given, fc.integer({ min: 1, max: 100 }), (values, weight) => {
        const even = tree(scale('market', { weight }), scale('team', { weight }))
        const { mean, weighted } = totalsOf(even, values)
        expect(weighted ?? -1).toBeCloseTo(mean ?? -1)
      }),
    )
  })
})

describe('the severity of an expert', () => {
  test('is shown from three reviews on, and subtracted from the own total', () => {
    expect(severityOf([-10, -20])).toEqual({ deviation: null, reviews: 2 })
    expect(severityOf([-10, -20, -30])).toEqual({ deviation: -20, reviews: severityNeeds })
    const one = (weighted: number | null, differences: number[]) =>
      adjusted([{ weighted, severity: severityOf(differences) }])[0]
    // With three reviews the weight is three eighths; with many it approaches one.
    expect(one(50, [-10, -20, -30])).toBe(57.5)
    expect(
      one(
        50,
        Array.from({ length: 95 }, () => -20),
      ),
    ).toBe(69)
    expect(one(50, [])).toBeNull()
    expect(one(null, [1, 2, 3])).toBeNull()
    expect(one(95, [-20, -20, -20])).toBe(100)
  })

  test('makes nobody change places before enough reviews say it', () => {
    const many = (deviation: number, reviews: number) =>
      severityOf(Array.from({ length: reviews }, () => deviation))
    const of = (reviews: number) =>
      adjusted([
        { weighted: 60, severity: many(30, reviews) },
        { weighted: 55, severity: many(-30, reviews) },
      ]) as [number, number]
    for (let reviews = severityNeeds; reviews < orderNeeds; reviews += 1) {
      const [strict, mild] = of(reviews)
      expect(strict, String(reviews)).toBeGreaterThanOrEqual(mild)
      expect(strict).toBeLessThan(60)
      expect(mild).toBeGreaterThan(55)
    }
    const [first, second] = of(orderNeeds)
    expect(first).toBeLessThan(second)
  })

  test('keeps the order of any totals with few reviews', () => {
    const review = fc.record({
      weighted: fc.integer({ min: 0, max: 100 }),
      severity: fc
        .record({ deviation: fc.integer({ min: -60, max: 60 }), reviews: fc.integer({ min: 3, max: 9 }) })
        .map(({ deviation, reviews }) => ({ deviation, reviews })),
    })
    fc.assert(
      fc.property(fc.array(review, { minLength: 2, maxLength: 5 }), (assessed) => {
        const totals = adjusted(assessed) as number[]
        return assessed.every((a, i) =>
          assessed.every((b, j) => a.weighted <= b.weighted || totals[i]! >= totals[j]! - 1e-9),
        )
      }),
    )
  })

  test('of nobody is nothing', () => {
    expect(spreadOf([])).toEqual({ mean: null, spread: null, count: 0 })
    expect(spreadOf([null, 40])).toEqual({ mean: 40, spread: null, count: 1 })
  })
})
