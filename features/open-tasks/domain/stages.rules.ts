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

const dayLength = 86_400_000

type Instants = { opens: number; until: number; results: number }

/** Days as typed, for errors that belong at the time: on one day only the time is wrong. */
type Days = { opensDay: string; untilDay: string; resultsDay: string }

/** What is wrong with the stages of a task that has yet to be sent for approval, all of it at once; instants in milliseconds. */
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

/** What is wrong with an outage, all of it at once; instants in milliseconds. */
export const outageProblems = (
  { from, to, fromDay, toDay }: Outage,
  { opens, until, now }: { opens: number; until: number; now: number },
): FieldErrors => ({
  ...(from < opens || from >= until ? { fromDay: 'OUTAGE_OUTSIDE_ENTRIES' as const } : {}),
  ...(to > now ? { toDay: 'DATE_IN_FUTURE' as const } : {}),
  ...(to <= from ? { [toDay === fromDay ? 'toTime' : 'toDay']: 'END_BEFORE_START' as const } : {}),
  ...(to - from > longestOutageDays * dayLength ? { toDay: 'OUTAGE_TOO_LONG' as const } : {}),
})
