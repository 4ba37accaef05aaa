import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { sendSignOnMailAgain, type listSignOnMails } from '../../contract/mail-log.endpoints.ts'
import { mailStateTable } from '../../domain/state-tables.ts'

/** An email of the sign-on service as the log lists it. */
export type SignOnMail = ResponseOf<typeof listSignOnMails>['items'][number]

/** What may be done with an email of the sign-on service. */
export const signOnMailActions = actionsOf<SignOnMail>(
  'administration:signOnMails',
  {
    sendAgain: {
      icon: SendIcon,
      confirm: true,
      send: ({ id }) => call(sendSignOnMailAgain, { body: { id } }),
    },
  },
  { words: ({ to }) => ({ to }), states: mailStateTable },
)
