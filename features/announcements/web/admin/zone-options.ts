import { timeZones } from '#platform/domain/time-zones.ts'

/** Time zones to choose from. */
export const zoneOptions = timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
