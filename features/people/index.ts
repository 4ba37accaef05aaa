import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'

/** People and what they tell about themselves: profile, awards, consents, their own data. */
export const peopleFeature: Feature = { name: 'people', endpoints, handlers: [] }
