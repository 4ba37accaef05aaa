import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  CheckIcon,
  CloseIcon,
  DeleteIcon,
  LogoutIcon,
  ShieldIcon,
  UndoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import * as contract from '../../contract/firm.endpoints.ts'
import type { Colleague, FirmInvitation, SentInvitation } from '../investor-work.types.ts'

const onColleague = ({ firmId, uid }: Colleague) => ({ firmId, personUid: uid })

/** Actions on a member of the firm. */
export const colleagueActions = actionsOf<Colleague>(
  'investors:firm.colleague',
  {
    makeAdmin: {
      icon: ShieldIcon,
      confirm: true,
      send: (one) => call(contract.setFirmAdmin, { body: { ...onColleague(one), admin: true } }),
    },
    unmakeAdmin: {
      icon: ShieldIcon,
      confirm: true,
      send: (one) => call(contract.setFirmAdmin, { body: { ...onColleague(one), admin: false } }),
    },
    remove: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: (one) => call(contract.removeFromFirm, { body: onColleague(one) }),
    },
    leave: {
      icon: LogoutIcon,
      danger: true,
      confirm: true,
      send: ({ firmId }) => call(contract.leaveFirm, { body: { firmId } }),
    },
  },
  { words: ({ person }) => ({ person: person.name }) },
)

/** Action to withdraw a sent invitation. */
export const sentActions = actionsOf<SentInvitation>(
  'investors:firm.invited',
  {
    accept: null,
    decline: null,
    revoke: {
      icon: UndoIcon,
      confirm: true,
      send: ({ id, version }) => call(contract.revokeFirmInvitation, { body: { invitationId: id, version } }),
    },
  },
  { words: ({ email }) => ({ email }) },
)

/** Answers to an invitation to a firm. */
export const invitationActions = actionsOf<FirmInvitation>(
  'investors:firm.invited',
  {
    accept: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      send: ({ id, version }) => call(contract.acceptFirmInvitation, { body: { invitationId: id, version } }),
    },
    decline: {
      icon: CloseIcon,
      confirm: true,
      send: ({ id, version }) =>
        call(contract.declineFirmInvitation, { body: { invitationId: id, version } }),
    },
    revoke: null,
  },
  { words: ({ firm }) => ({ firm: firm.name }) },
)
