import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, MailIcon } from '#platform/web/work/components/icons/icons.ts'
import { rejectRegistration, resendConfirmation } from '../../../contract/waiting-accounts.endpoints.ts'
import type { WaitingAccount } from '../person.types.ts'
import { personStateTable } from '../../../domain/state-tables.ts'

/** Actions on an unconfirmed registration. */
export const waitingActions = actionsOf<WaitingAccount>(
  'people:waiting',
  {
    resend: { icon: MailIcon, send: ({ uid }) => call(resendConfirmation, { body: { uid } }) },
    reject: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: ({ uid }) => call(rejectRegistration, { body: { uid } }),
    },
  },
  { words: ({ email }) => ({ email }), states: personStateTable },
)
