import type { ConflictReason } from './conflict.rules.ts'

/** An expert who could do another review of a task. */
export type Candidate = {
  uid: string
  competencies: readonly { id: number }[]
  conflicts: readonly ConflictReason[]
  ordered: boolean
  absentUntil: string | null
  capacity: number | null
  inMonth: number
  open: number
}

const isFree = ({ absentUntil, capacity, inMonth }: Candidate): boolean =>
  absentUntil === null && (capacity === null || inMonth < capacity)

/**
 * The expert to propose for another review: not a current or former reviewer of the task, without conflicts, with time;
 * experts in the area first, then those with the fewest open jobs. Null if there is nobody.
 */
export const proposeThird = (
  candidates: readonly Candidate[],
  { reviewed, competencyId }: { reviewed: readonly string[]; competencyId: number | null },
): string | null => {
  const misses = ({ competencies }: Candidate): number =>
    competencyId === null || competencies.some(({ id }) => id === competencyId) ? 0 : 1
  const [first] = candidates
    .filter((one) => !reviewed.includes(one.uid) && !one.ordered && one.conflicts.length === 0 && isFree(one))
    .toSorted((a, b) => misses(a) - misses(b) || a.open - b.open || (a.uid < b.uid ? -1 : 1))
  return first?.uid ?? null
}
