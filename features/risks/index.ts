import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { isRegisterReady } from './server/risks.public.ts'

/** Risks of a project: the register, the matrix, what is done about each. */
export const risksFeature = featureOf(parts)
