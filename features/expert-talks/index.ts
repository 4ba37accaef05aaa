import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/**
 * Conversation about a review: messages between accelerator and expert, and questions to the team that go through the
 * accelerator.
 */
export const expertTalksFeature = featureOf(parts)
