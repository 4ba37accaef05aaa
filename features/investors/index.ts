import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Investors: showcase, investment criteria, workspace, and their requests to projects. */
export const investorsFeature = featureOf(parts, {
  files: [{ entity: 'PIPELINE_FILE' }],
  constraintErrors: {
    pipeline_card_of_firm: 'FIRM_HAS_CARD',
    firm_invitation_once: 'FIRM_INVITED',
  },
})
