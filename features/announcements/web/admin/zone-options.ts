import { timeZones } from '#platform/domain/time-zones.ts'

/** Options of time zones. */
export const zoneOptions = timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
