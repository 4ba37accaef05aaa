import { isTimeZone } from '#platform/domain/time-zones.ts'
import { ownTimeZone } from './dates.ts'

/** The reader's own time zone as a call accepts it: UTC for an unusual name (`CET`). */
export const ownKnownZone = (): string => (isTimeZone(ownTimeZone()) ? ownTimeZone() : 'UTC')
