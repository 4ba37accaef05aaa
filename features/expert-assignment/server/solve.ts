import loadHighs from 'highs'
import type { AssignmentProblem, AssignmentSolution } from '../domain/problem.ts'

/** Higher than any score or load: a review is missing only if nobody can write it. */
const costOfShort = 100_000

/** Time limit of the solver in seconds. */
const timeLimit = 20

/** Deterministic tie-breaker between equal pairs, too small to outweigh any difference. */
const tieBreak = (task: number, expert: number): number => ((task * 31 + expert * 57) % 97) * 1e-6

type Column = {
  cost: number
  lower: number
  upper: number
  rows: readonly number[]
  factors: readonly number[]
}

/**
 * Columns of the linear programme: one for each pair, one for the missing reviews of each task, and one for each
 * additional job of an expert with increasing cost, so that loads are balanced. Rows: each task gets its reviews, and
 * each expert has as many pairs as jobs. The matrix is totally unimodular, so the optimum is integral without integer
 * constraints.
 */
const columnsOf = ({ needs, experts, pairs }: AssignmentProblem): Column[] => {
  const lockedOf = experts.map(() => 0)
  const offered = experts.map(() => 0)
  for (const { expert, locked } of pairs) {
    offered[expert]! += 1
    if (locked) lockedOf[expert]! += 1
  }
  return [
    ...pairs.map(({ task, expert, fit, locked }) => ({
      cost: tieBreak(task, expert) - fit,
      lower: locked ? 1 : 0,
      upper: 1,
      rows: [task, needs.length + expert],
      factors: [1, 1],
    })),
    ...needs.map((need, task) => ({ cost: costOfShort, lower: 0, upper: need, rows: [task], factors: [1] })),
    ...experts.flatMap(({ load, room }, expert) =>
      Array.from({ length: Math.max(lockedOf[expert]!, Math.min(room, offered[expert]!)) }, (_, step) => ({
        cost: 2 * (load + step + 1) - 1,
        lower: 0,
        upper: 1,
        rows: [needs.length + expert],
        factors: [-1],
      })),
    ),
  ]
}

/** Fixed pairs count even if a task has more of them than it needs. */
const rowsOf = ({ needs, experts, pairs }: AssignmentProblem): Float64Array => {
  const locked = needs.map(() => 0)
  for (const pair of pairs) if (pair.locked) locked[pair.task]! += 1
  return Float64Array.from([
    ...needs.map((need, task) => Math.max(need, locked[task]!)),
    ...experts.map(() => 0),
  ])
}

const matrixOf = (columns: readonly Column[], numRows: number) => {
  const starts = new Int32Array(columns.length + 1)
  columns.forEach(({ rows }, at) => (starts[at + 1] = starts[at]! + rows.length))
  return {
    format: 'csc' as const,
    numRows,
    numCols: columns.length,
    starts,
    indices: Int32Array.from(columns.flatMap(({ rows }) => rows)),
    values: Float64Array.from(columns.flatMap(({ factors }) => factors)),
  }
}

let loaded: ReturnType<typeof loadHighs> | undefined

/** Loads the solver once per thread. */
const solver = (): ReturnType<typeof loadHighs> => (loaded ??= loadHighs())

/** Solves the problem; the result is deterministic. */
export const solve = async (problem: AssignmentProblem): Promise<AssignmentSolution> => {
  const { needs, pairs } = problem
  if (pairs.length === 0) return { chosen: [], short: [...needs] }
  const highs = await solver()
  const columns = columnsOf(problem)
  const bounds = rowsOf(problem)
  const values = highs.withModel(
    {
      numCols: columns.length,
      numRows: bounds.length,
      colCost: Float64Array.from(columns, ({ cost }) => cost),
      colLower: Float64Array.from(columns, ({ lower }) => lower),
      colUpper: Float64Array.from(columns, ({ upper }) => upper),
      rowLower: bounds,
      rowUpper: bounds,
      matrix: matrixOf(columns, bounds.length),
    },
    (model) => {
      // Devex pricing without presolve was the fastest of the available options for 500 tasks and 200 experts.
      model.options.set({
        output_flag: false,
        solver: 'simplex',
        presolve: 'off',
        simplex_dual_edge_weight_strategy: 1,
        time_limit: timeLimit,
      })
      model.run()
      if (model.getModelStatus() !== highs.constants.modelStatus.optimal)
        throw new Error(`an assignment was not solved (${model.getModelStatus()})`)
      return model.getSolution().colValue
    },
  )
  return {
    chosen: pairs.flatMap((_, at) => (values[at]! > 0.5 ? [at] : [])),
    // The solver may return a tiny negative value or a negative zero.
    short: needs.map((_, task) => Math.max(0, Math.round(values[pairs.length + task]!))),
  }
}
