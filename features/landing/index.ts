import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** The start pages and what they tell of the portal. */
export const createLanding = (): Feature => featureOf(parts, { files: [{ entity: 'START_PICTURE' }] })
