import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** What is said about a review: between accelerator and expert, and questions to the team that pass through the accelerator. */
export const expertTalksFeature = featureOf(parts)
