import { cutText } from '#platform/domain/cut-text.ts'
import type { CellProblem, PlannedProject } from './plan.rules.ts'
import type { ExistingChoice, ItemReason, ItemState, UnreadChoice } from './states.ts'

/** What the import will do with a project of the file. */
export type Decided = PlannedProject & {
  status: Extract<ItemState, 'WAITING' | 'SKIPPED' | 'FAILED'>
  reason: ItemReason | null
  existingId: number | null
}

/** An existing project; if the importing person may not write to it, its team has to. */
export type Existing = { id: number; editable: boolean }

/** A number that no known project has: numbers cannot be chosen. */
const unknownNumber = (
  { number, lines }: PlannedProject,
  existing: Existing | undefined,
  numberColumn: number,
): CellProblem[] =>
  number === '' || existing
    ? []
    : [{ line: lines[0]!, column: numberColumn, text: cutText(number, 200), problem: 'INVALID' }]

/** Facts that decide about the projects of a file. */
export type Deciding = {
  choice: ExistingChoice
  unread: UnreadChoice
  nameColumn: number
  numberColumn: number
  /** The chosen track accepts no applications. */
  trackClosed: boolean
}

/** Whether a project cannot be created with this invalid cell: its name or number would be unknown. */
export const isBlocking = (
  { column, problem }: Pick<CellProblem, 'column' | 'problem'>,
  { nameColumn, numberColumn }: Pick<Deciding, 'nameColumn' | 'numberColumn'>,
): boolean => problem === 'REQUIRED' || column === nameColumn || column === numberColumn

/** Decides what the import will do with a project; the import does exactly this. */
export const decide = (
  project: PlannedProject,
  existing: Existing | undefined,
  deciding: Deciding,
): Decided => {
  const { choice, unread, numberColumn, trackClosed } = deciding
  const problems = [...project.problems, ...unknownNumber(project, existing, numberColumn)]
  const decided = { ...project, problems, existingId: existing?.id ?? null }
  if (existing && choice === 'SKIP') return { ...decided, status: 'SKIPPED', reason: 'EXISTS' }
  if (existing && !existing.editable) return { ...decided, status: 'SKIPPED', reason: 'TEAM_WRITES' }
  const blocked = problems.some((problem) => unread === 'LEAVE_OUT' || isBlocking(problem, deciding))
  if (blocked) return { ...decided, status: 'FAILED', reason: 'HAS_PROBLEMS' }
  if (!existing && trackClosed) return { ...decided, status: 'FAILED', reason: 'TRACK_CLOSED' }
  return { ...decided, status: 'WAITING', reason: null }
}
