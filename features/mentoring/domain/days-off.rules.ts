import type { FieldErrors } from '#platform/domain/product-error.ts'
import { periodProblems, type Period } from '../../timetable/domain/stream.rules.ts'
import { maxDaysOff } from './states.ts'

/** Errors in a period that a mentor closes, by field; `closed` is the number of periods already closed. */
export const daysOffProblems = (
  period: Period,
  { today, closed }: { today: string; closed: number },
): FieldErrors => (closed >= maxDaysOff ? { from: 'TOO_MANY' } : periodProblems(null, period, today))
