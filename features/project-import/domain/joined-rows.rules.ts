import { cutText } from '#platform/domain/cut-text.ts'
import type { PlannedProject } from './plan.rules.ts'

/** Rows of a file that are one project, and the columns in which they differ: only the first text is used. */
export type JoinedRows = { key: string; name: string; lines: number[]; differs: number[]; apart: boolean }

/** Facts that decide about rows of the same name. */
type Joining = {
  sheet: readonly (readonly string[])[]
  targets: readonly (string | null)[]
  /** Keys of the names whose rows are separate projects. */
  apart: readonly string[]
}

const differsIn = (lines: readonly number[], column: number, sheet: Joining['sheet']): boolean =>
  new Set(lines.flatMap((line) => sheet[line - 1]?.[column] || [])).size > 1

/** Columns with one value per project; groups and tables take one from each row. */
const takenOnce = (targets: Joining['targets']): number[] =>
  targets.flatMap((target, column) =>
    target !== null && target !== 'main.name' && !target.startsWith('item.') ? [column] : [],
  )

/** Rows that share a name or a number with others, in the order of the file. */
export const joinedRows = (
  projects: readonly PlannedProject[],
  { sheet, targets, apart }: Joining,
): JoinedRows[] => {
  const byKey = new Map<string, PlannedProject[]>()
  for (const project of projects) byKey.set(project.key, [...(byKey.get(project.key) ?? []), project])
  const columns = takenOnce(targets)
  return [...byKey].flatMap(([key, same]): JoinedRows[] => {
    const lines = same.flatMap((project) => project.lines)
    if (lines.length < 2) return []
    const [{ name, number }] = same as [PlannedProject]
    return [
      {
        key,
        name: cutText(name || number, 255),
        lines,
        differs: columns.filter((column) => differsIn(lines, column, sheet)),
        apart: apart.includes(key),
      },
    ]
  })
}
