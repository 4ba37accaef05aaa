import type { FieldErrors } from '#platform/domain/product-error.ts'
import { furthestDays, longestOutageDays } from './limits.ts'
import {
  isIn,
  isModerated,
  takingStates,
  type EntryStanding,
  type LatePolicy,
  type OpenTaskState,
  type Refusal,
} from './states.ts'

/** Facts that decide whether an entry is accepted at a time in milliseconds. */
export type Stages = {
  status: OpenTaskState
  opensAt: number
  entriesUntil: number
  late: LatePolicy
}

/** State of an entry before the submission; `inTime` if it is in competition. */
export type EntryBefore = { inTime: boolean } | null

/** State before the submission of an entry with this standing. */
export const entryBefore = (standing: EntryStanding): EntryBefore =>
  standing === 'WITHDRAWN' ? null : { inTime: standing === 'IN_TIME' }

/** Result of a submission at a time: one exactly at the deadline is in time. */
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
  // An entry submitted in time stays in competition: a late change would disqualify it.
  return before?.inTime ? { result: 'REFUSED', refusal: 'LATE_CHANGE' } : { result: 'LATE' }
}

/** Result of a withdrawal at a time: after the deadline nothing is withdrawn, not even a late entry. */
export const decideWithdrawal = (
  stages: Stages,
  before: EntryBefore,
  at: number,
): ReturnType<typeof decidePress> => {
  const decided = decidePress(stages, before, at)
  return decided.result === 'LATE' ? { result: 'REFUSED', refusal: 'CLOSED' } : decided
}

/** The transition that the portal makes automatically at a time; null if none is due. */
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

/** The deadline and the results after an outage: both move by exactly its length; times in milliseconds. */
export const moveByOutage = (
  { entriesUntil, resultsAt }: { entriesUntil: number; resultsAt: number },
  { from, to }: { from: number; to: number },
): { entriesUntil: number; resultsAt: number } => ({
  entriesUntil: entriesUntil + (to - from),
  resultsAt: resultsAt + (to - from),
})

const dayLength = 86_400_000

type Instants = { opens: number; until: number; results: number }

/** Days as typed, to report an error at the time of day if the day is the same. */
type Days = { opensDay: string; untilDay: string; resultsDay: string }

/** All errors of the stages of a task that has not been sent for approval yet; times in milliseconds. */
export const stageProblems = (
  { opens, until, results }: Instants,
  { opensDay, untilDay, resultsDay }: Days,
  { now, today }: { now: number; today: string },
): FieldErrors => ({
  ...(opens <= now ? { [opensDay === today ? 'opensTime' : 'opensDay']: 'START_PASSED' as const } : {}),
  ...(until <= opens
    ? { [untilDay === opensDay ? 'untilTime' : 'untilDay']: 'END_BEFORE_START' as const }
    : {}),
  ...(results <= until
    ? { [resultsDay === untilDay ? 'resultsTime' : 'resultsDay']: 'RESULTS_BEFORE_END' as const }
    : {}),
  ...(results > now + furthestDays * dayLength ? { resultsDay: 'RESULTS_TOO_FAR' as const } : {}),
})

type Outage = { from: number; to: number; fromDay: string; toDay: string }

/** All errors of an outage; times in milliseconds. */
export const outageProblems = (
  { from, to, fromDay, toDay }: Outage,
  { opens, until, now }: { opens: number; until: number; now: number },
): FieldErrors => ({
  ...(from < opens || from >= until ? { fromDay: 'OUTAGE_OUTSIDE_ENTRIES' as const } : {}),
  ...(to > now ? { toDay: 'DATE_IN_FUTURE' as const } : {}),
  ...(to <= from ? { [toDay === fromDay ? 'toTime' : 'toDay']: 'END_BEFORE_START' as const } : {}),
  ...(to - from > longestOutageDays * dayLength ? { toDay: 'OUTAGE_TOO_LONG' as const } : {}),
})
