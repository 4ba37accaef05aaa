import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AssignmentProblem } from '../domain/problem.ts'
import { solve } from './solve.ts'

/** Cost of a choice: missing reviews, scores, and uneven loads. */
const costOf = ({ needs, experts, pairs }: AssignmentProblem, chosen: readonly number[]): number => {
  const given = needs.map((_, task) => chosen.filter((at) => pairs[at]!.task === task).length)
  const loads = experts.map((_, expert) => chosen.filter((at) => pairs[at]!.expert === expert).length)
  return (
    needs.reduce((sum, need, task) => sum + 100_000 * Math.max(0, need - given[task]!), 0) -
    chosen.reduce((sum, at) => sum + pairs[at]!.fit, 0) +
    loads.reduce((sum, more, expert) => {
      const { load } = experts[expert]!
      return sum + (load + more) ** 2 - load ** 2
    }, 0)
  )
}

const isAllowed = ({ needs, experts, pairs }: AssignmentProblem, chosen: readonly number[]): boolean =>
  needs.every((need, task) => chosen.filter((at) => pairs[at]!.task === task).length <= need) &&
  experts.every(({ room }, expert) => chosen.filter((at) => pairs[at]!.expert === expert).length <= room)

const subsets = (size: number): number[][] =>
  Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (__, at) => at).filter((at) => bits & (1 << at)),
  )

const problems = fc
  .record({
    needs: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }),
    experts: fc.array(
      fc.record({ load: fc.integer({ min: 0, max: 6 }), room: fc.integer({ min: 0, max: 3 }) }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .chain(({ needs, experts }) =>
    fc
      .tuple(
        ...needs.flatMap(() =>
          experts.map(() => fc.option(fc.integer({ min: -8, max: 10 }), { nil: null, freq: 4 })),
        ),
      )
      .map((fits): AssignmentProblem => ({
        needs,
        experts,
        pairs: fits.flatMap((fit, at) =>
          fit === null
            ? []
            : {
                task: Math.floor(at / experts.length),
                expert: at % experts.length,
                fit,
                locked: false,
              },
        ),
      })),
  )

const one = (task: number, expert: number, fit = 0, locked = false) => ({ task, expert, fit, locked })

describe('an assignment', () => {
  test('is the best there is, within everybody’s capacity', async () => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        const { chosen, short } = await solve(problem)
        expect(isAllowed(problem, chosen)).toBe(true)
        expect(short).toEqual(
          problem.needs.map(
            (need, task) => need - chosen.filter((at) => problem.pairs[at]!.task === task).length,
          ),
        )
        const best = Math.min(
          ...subsets(problem.pairs.length)
            .filter((some) => isAllowed(problem, some))
            .map((some) => costOf(problem, some)),
        )
        expect(costOf(problem, chosen)).toBe(best)
      }),
      { numRuns: 25 },
    )
  })

  test('gives the reviews to the expert who has fewest, unless a better fit is worth it', async () => {
    const experts = [
      { load: 5, room: 9 },
      { load: 0, room: 9 },
    ]
    const pairsOf = (fit: number) => [0, 1].flatMap((task) => [one(task, 0, fit), one(task, 1)])
    expect((await solve({ needs: [1, 1], experts, pairs: pairsOf(7) })).chosen).toEqual([1, 3])
    expect((await solve({ needs: [1, 1], experts, pairs: pairsOf(30) })).chosen).toEqual([0, 2])
  })

  test('keeps what is fixed, although it is more than the task lacks and the expert wants', async () => {
    const solved = await solve({
      needs: [1, 1],
      experts: [
        { load: 9, room: 0 },
        { load: 0, room: 2 },
      ],
      pairs: [one(0, 0, -8, true), one(0, 1, 8, true), one(1, 0), one(1, 1)],
    })
    expect(solved).toEqual({ chosen: [0, 1, 3], short: [0, 0] })
  })

  test('of nobody leaves every task without', async () => {
    expect(await solve({ needs: [2, 1], experts: [], pairs: [] })).toEqual({ chosen: [], short: [2, 1] })
  })
})
