import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Settings of the portal as a whole: its name, brand, languages and logo. */
export const createAdministration = (settings: { demo: boolean }): Feature => featureOf(parts, {}, settings)
