import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, DeleteIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteInvitation, resendInvitation, revokeInvitation } from '../../contract/invitation.endpoints.ts'
import type { TeamRow } from '../teams.types.ts'
import { invitationStateTable } from '../../domain/state-tables.ts'

type Invitation = NonNullable<TeamRow['invitation']> & { to: string }

const bodyOf = ({ id }: Invitation) => ({ body: { invitationId: id } })

/** Actions on an invitation; withdrawing and deleting are confirmed. */
export const invitationActions = actionsOf<Invitation>(
  'teams:inviting',
  {
    resend: { icon: SendIcon, send: (invitation) => call(resendInvitation, bodyOf(invitation)) },
    revoke: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: (invitation) => call(revokeInvitation, bodyOf(invitation)),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: (invitation) => call(deleteInvitation, bodyOf(invitation)),
    },
  },
  { words: ({ to }) => ({ person: to }), states: invitationStateTable },
)
