import {
  isIn,
  isModerated,
  takingStates,
  type EntryStanding,
  type LatePolicy,
  type OpenTaskState,
  type Refusal,
} from './states.ts'

/** What decides whether an entry is taken at an instant; instants in milliseconds. */
export type Stages = {
  status: OpenTaskState
  opensAt: number
  entriesUntil: number
  late: LatePolicy
}

/** What an entry was before the press; `inTime` of one that is in competition. */
export type EntryBefore = { inTime: boolean } | null

/** What an entry of a standing was before the press. */
export const entryBefore = (standing: EntryStanding): EntryBefore =>
  standing === 'WITHDRAWN' ? null : { inTime: standing === 'IN_TIME' }

/** What a press comes to at an instant: the deadline itself still counts. */
export const decidePress = (
  { status, opensAt, entriesUntil, late }: Stages,
  before: EntryBefore,
  at: number,
): { result: 'RECEIVED' | 'LATE' } | { result: 'REFUSED'; refusal: Refusal } => {
  if (!isIn(takingStates, status))
    return {
      result: 'REFUSED',
      refusal: isModerated(status) ? 'CLOSED' : 'NOT_OPEN',
    }
  if (at < opensAt) return { result: 'REFUSED', refusal: 'NOT_OPEN' }
  if (at <= entriesUntil) return { result: 'RECEIVED' }
  if (late === 'REFUSE') return { result: 'REFUSED', refusal: 'CLOSED' }
  // What was handed in in time stays in competition: a late change would take it out.
  return before?.inTime ? { result: 'REFUSED', refusal: 'LATE_CHANGE' } : { result: 'LATE' }
}

/** What a withdrawal comes to at an instant: from the deadline on nothing vanishes, not even what is late. */
export const decideWithdrawal = (
  stages: Stages,
  before: EntryBefore,
  at: number,
): ReturnType<typeof decidePress> => {
  const decided = decidePress(stages, before, at)
  return decided.result === 'LATE' ? { result: 'REFUSED', refusal: 'CLOSED' } : decided
}

/** The move that the portal makes by itself at an instant; null where none is due. */
export const dueMove = (
  {
    status,
    opensAt,
    entriesUntil,
    resultsAt,
  }: Pick<Stages, 'status' | 'opensAt' | 'entriesUntil'> & { resultsAt: number },
  at: number,
): 'open' | 'close' | 'announce' | null => {
  if (status === 'APPROVED' && opensAt <= at) return 'open'
  if (status === 'OPEN' && entriesUntil < at) return 'close'
  return status === 'JUDGED' && resultsAt <= at ? 'announce' : null
}

/** The deadline and the results after an outage: both move by exactly its length; instants in milliseconds. */
export const moveByOutage = (
  { entriesUntil, resultsAt }: { entriesUntil: number; resultsAt: number },
  { from, to }: { from: number; to: number },
): { entriesUntil: number; resultsAt: number } => ({
  entriesUntil: entriesUntil + (to - from),
  resultsAt: resultsAt + (to - from),
})
