import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  givePublicationConsent,
  withdrawPublicationConsent,
} from '../../contract/project-publication.endpoints.ts'
import { publicationConsentVersion } from '../../domain/consent-text.ts'
import type { OfAccelerator } from '../showcase.types.ts'

/** An accelerator that needs consent for a project. */
export type Consenting = Pick<OfAccelerator, 'accelerator' | 'actions'> & { projectId: number }

/** Actions of a project's leader on an accelerator's publication. */
export const consentActions = actionsOf<Consenting>(
  'showcases:consent',
  {
    consent: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      send: ({ projectId, accelerator }) =>
        call(givePublicationConsent, {
          body: { projectId, acceleratorId: accelerator.id, consentVersion: publicationConsentVersion },
        }),
    },
    withdraw: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: ({ projectId, accelerator }) =>
        call(withdrawPublicationConsent, { body: { projectId, acceleratorId: accelerator.id } }),
    },
  },
  { words: ({ accelerator }) => ({ accelerator: accelerator.name }) },
)
