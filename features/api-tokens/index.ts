import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { isApiToken, openApiToken, tokenGate } from './server/open-token.ts'

/** Tokens by which programs call the portal in a person's or an accelerator's name. */
export const apiTokensFeature = featureOf(parts)
