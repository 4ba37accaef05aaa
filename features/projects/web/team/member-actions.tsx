import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, EditIcon, LogoutIcon, TransferIcon } from '#platform/web/work/components/icons/icons.ts'
import { leaveProject, offerLeadership, removeProjectMember } from '../../contract/team.endpoints.ts'
import { myProjectsPath } from '../paths.ts'
import type { Member } from '../project.types.ts'
import { MemberForm } from './MemberForm.tsx'

/** Actions on a member of the team. */
export const memberActions = actionsOf<Member, never, { projectId: number }>(
  'projects:team',
  {
    edit: { icon: EditIcon, form: (member) => <MemberForm member={member} /> },
    promote: {
      icon: TransferIcon,
      confirm: true,
      send: ({ id }) => call(offerLeadership, { body: { memberId: id } }),
    },
    remove: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(removeProjectMember, { body: { memberId: id } }),
    },
    leave: {
      icon: LogoutIcon,
      danger: true,
      confirm: true,
      send: async (_member, { projectId, go }) => {
        await call(leaveProject, { body: { projectId } })
        go(myProjectsPath, { replace: true })
      },
    },
  },
  { words: ({ person }) => ({ name: person.name }) },
)
