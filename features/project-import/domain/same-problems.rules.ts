import type { CellProblemCode } from './cell-problems.ts'

type Problem = { line: number; column: number; text: string; problem: CellProblemCode }

/** The most rows that are named of cells that say the same. */
const linesAtOnce = 20

/**
 * Groups problems whose cells of a column say the same, in the order of the file: one correction serves all of them. An
 * empty cell stays alone: what is missing differs from row to row.
 */
export const sameProblems = <P extends Problem>(
  problems: readonly P[],
): (P & { count: number; lines: number[] })[] => {
  const groups = new Map<string, P & { count: number; lines: number[] }>()
  for (const one of problems) {
    const key = `${one.column} ${one.problem} ${one.text === '' ? one.line : ''} ${one.text}`
    const group = groups.get(key) ?? { ...one, count: 0, lines: [] }
    groups.set(key, group)
    group.count += 1
    if (group.lines.length < linesAtOnce) group.lines.push(one.line)
  }
  return [...groups.values()]
}
