import { isTimeZone } from '#platform/domain/time-zones.ts'
import { ownTimeZone } from './dates.ts'

/** The reader's own time zone as a call takes it: a clock of an unusual name (`CET`) is told as UTC. */
export const ownKnownZone = (): string => (isTimeZone(ownTimeZone()) ? ownTimeZone() : 'UTC')
