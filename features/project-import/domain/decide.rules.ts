import { cutText } from '#platform/domain/cut-text.ts'
import type { CellProblem, PlannedProject } from './plan.rules.ts'
import type { ExistingChoice, ItemReason, ItemState } from './states.ts'

/** What is to become of a project of the file. */
export type Decided = PlannedProject & {
  status: Extract<ItemState, 'WAITING' | 'SKIPPED' | 'FAILED'>
  reason: ItemReason | null
  existingId: number | null
}

/** A project that is there already; what the importing person has no place in is its team's to write. */
export type Existing = { id: number; editable: boolean }

/** A number that no known project has: nobody may give one. */
const unknownNumber = (
  { number, lines }: PlannedProject,
  existing: Existing | undefined,
  numberColumn: number,
): CellProblem[] =>
  number === '' || existing
    ? []
    : [{ line: lines[0]!, column: numberColumn, text: cutText(number, 200), problem: 'INVALID' }]

/** Decides what becomes of a project: one mistake leaves it out, one that exists is skipped or updated. */
export const decide = (
  project: PlannedProject,
  existing: Existing | undefined,
  { choice, numberColumn }: { choice: ExistingChoice; numberColumn: number },
): Decided => {
  const problems = [...project.problems, ...unknownNumber(project, existing, numberColumn)]
  const decided = { ...project, problems, existingId: existing?.id ?? null }
  if (problems.length > 0) return { ...decided, status: 'FAILED', reason: 'HAS_PROBLEMS' }
  if (!existing) return { ...decided, status: 'WAITING', reason: null }
  if (choice === 'SKIP') return { ...decided, status: 'SKIPPED', reason: 'EXISTS' }
  return existing.editable
    ? { ...decided, status: 'WAITING', reason: null }
    : { ...decided, status: 'SKIPPED', reason: 'TEAM_WRITES' }
}
