import type { CellProblemCode } from './cell-problems.ts'

type Problem = { line: number; column: number; text: string; problem: CellProblemCode }

/** Maximum number of rows listed for cells with the same text. */
const linesAtOnce = 20

/**
 * Groups problems of cells with the same text in the same column, in the order of the file, so that one correction
 * fixes all of them. Empty cells are not grouped: the missing value differs from row to row.
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
