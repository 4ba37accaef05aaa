import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { countNewExpertJobsQuery } from './server/count-new-expert-jobs.query.ts'

/** Reviews that experts do. */
export const expertiseFeature: Feature = { name: 'expertise', endpoints, handlers: [countNewExpertJobsQuery] }
