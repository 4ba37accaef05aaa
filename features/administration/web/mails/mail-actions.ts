import { call } from '#platform/web/api/call.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { sendMailAgain, type listMails } from '../../contract/mail-log.endpoints.ts'
import { mailStateTable } from '../../domain/state-tables.ts'

/** A row of the email log. */
export type LoggedMail = ResponseOf<typeof listMails>['items'][number]

/** Actions on an email. */
export const mailActions = actionsOf<LoggedMail>(
  'administration:mails',
  {
    sendAgain: {
      icon: SendIcon,
      confirm: true,
      send: ({ id }) => call(sendMailAgain, { body: { id } }),
    },
  },
  { words: ({ to, subject }) => ({ to, subject }), states: mailStateTable },
)
