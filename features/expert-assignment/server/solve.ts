import loadHighs from 'highs'
import type { AssignmentProblem, AssignmentSolution } from '../domain/problem.ts'

/** Worth more than any fit and load: a review is left out only where nobody can write it. */
const costOfShort = 100_000

/** Ends what would take longer; seconds. */
const timeLimit = 20

/** Alike pairs are told apart by so little that it outweighs nothing, always alike. */
const tieBreak = (task: number, expert: number): number => ((task * 31 + expert * 57) % 97) * 1e-6

type Column = {
  cost: number
  lower: number
  upper: number
  rows: readonly number[]
  factors: readonly number[]
}

/**
 * The columns of the linear programme: one for each pair, one for what each task goes without, and one for each further job of an
 * expert, dearer than the one before, so that loads level out. Rows: each task has its reviews; each expert's pairs are as many as
 * the jobs. The matrix is totally unimodular: its best corner is whole numbers without asking for them.
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

/** Fixed pairs count although they are more than the task lacks. */
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

/** The solver, unpacked once in a thread. */
const solver = (): ReturnType<typeof loadHighs> => (loaded ??= loadHighs())

/** Solves who reviews what. The same problem comes to the same solution. */
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
      // Of what there is, Devex without presolve took least time on 500 tasks and 200 experts.
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
    // Nothing is short by less than nothing: the solver knows zero from below, too.
    short: needs.map((_, task) => Math.max(0, Math.round(values[pairs.length + task]!))),
  }
}
