import { timeZones } from '../../../accelerators/domain/time-zone.rules.ts'

/** Time zones to choose from. */
export const zoneOptions = timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
