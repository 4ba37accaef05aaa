import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { isRegisterReady } from './server/risks.public.ts'

/** Risks of a project: register, matrix and responses. */
export const risksFeature = featureOf(parts)
