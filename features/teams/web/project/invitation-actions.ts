import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, DeleteIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteInvitation, resendInvitation, revokeInvitation } from '../../contract/invitation.endpoints.ts'
import type { Invitation } from '../joining.types.ts'
import { invitationStateTable } from '../../domain/state-tables.ts'

const bodyOf = ({ id }: Invitation) => ({ body: { invitationId: id } })

/** Actions of the project on an invitation. */
export const invitationActions = actionsOf<Invitation>(
  'teams:projectInviting',
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
  { words: ({ person, email }) => ({ name: person?.name ?? email }), states: invitationStateTable },
)
