import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  BlockIcon,
  CheckCircleIcon,
  DeleteIcon,
  EditIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { blockMember, unblockMember } from '../../contract/accelerator-team.endpoints.ts'
import { teamForms } from '../open-team-form.tsx'
import type { TeamRow } from '../teams.types.ts'

const bodyOf = ({ person }: TeamRow) => ({ body: { personUid: person?.uid ?? '' } })

/** Actions on a member; those that remove access are confirmed, with a stronger warning for oneself. */
export const memberActions = actionsOf<TeamRow>(
  'teams:member',
  {
    setRoles: { icon: EditIcon, form: (member) => <teamForms.RolesForm member={member} /> },
    block: {
      icon: BlockIcon,
      danger: true,
      confirm: true,
      send: (member) => call(blockMember, bodyOf(member)),
    },
    unblock: {
      icon: CheckCircleIcon,
      confirm: true,
      send: (member) => call(unblockMember, bodyOf(member)),
    },
    remove: { icon: DeleteIcon, danger: true, form: (member) => <teamForms.RemoveForm member={member} /> },
  },
  { words: ({ person, me }) => ({ person: person?.name, context: me ? 'self' : undefined }) },
)
