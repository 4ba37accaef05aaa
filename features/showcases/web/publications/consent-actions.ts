import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon, MailIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  askPublicationConsent,
  declinePublicationConsent,
  givePublicationConsent,
  withdrawPublicationConsent,
} from '../../contract/project-publication.endpoints.ts'
import { publicationConsentVersion } from '../../domain/consent-text.ts'
import type { OfAccelerator } from '../showcase.types.ts'

/** An accelerator that needs consent for a project. */
export type Consenting = Pick<OfAccelerator, 'accelerator' | 'actions'> & { projectId: number }

/** The accelerator asks for consent; the project's leader gives, declines or withdraws it. */
export const consentActions = actionsOf<Consenting>(
  'showcases:consent',
  {
    ask: {
      icon: MailIcon,
      primary: true,
      send: ({ projectId, accelerator }) =>
        call(askPublicationConsent, { body: { projectId, acceleratorId: accelerator.id } }),
    },
    consent: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      send: ({ projectId, accelerator }) =>
        call(givePublicationConsent, {
          body: { projectId, acceleratorId: accelerator.id, consentVersion: publicationConsentVersion },
        }),
    },
    decline: {
      icon: CloseIcon,
      confirm: true,
      send: ({ projectId, accelerator }) =>
        call(declinePublicationConsent, { body: { projectId, acceleratorId: accelerator.id } }),
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
