import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import type { TeamRow } from '../teams.types.ts'
import { useInvitationDeeds } from './use-invitation-deeds.ts'
import { useMemberDeeds } from './use-member-deeds.tsx'

/** What may be done with a row of the team: a member or an invitation. */
export const useTeamDeeds = (): ((row: TeamRow) => MenuAction[]) => {
  const ofMember = useMemberDeeds()
  const ofInvitation = useInvitationDeeds()
  return (row) => (row.invitation ? ofInvitation(row) : ofMember(row))
}
