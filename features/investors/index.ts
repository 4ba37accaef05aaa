import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Investors: their showcase, what they look for, their workspace, and what they ask of projects. */
export const investorsFeature = featureOf(parts, {
  files: [{ entity: 'PIPELINE_FILE' }],
  constraintErrors: {
    pipeline_card_of_firm: 'FIRM_HAS_CARD',
    firm_invitation_once: 'FIRM_INVITED',
  },
})
