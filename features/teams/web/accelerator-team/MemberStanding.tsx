import '../teams.css'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { invitationStateTable, memberStateTable } from '../../domain/state-tables.ts'
import type { TeamRow } from '../teams.types.ts'
import { isInvited } from '../../domain/member-states.ts'

/** A member's status; for an invitation, its state or its deadline. */
export const MemberStanding = ({ member }: { member: TeamRow }) => {
  const { status, invitation } = member
  if (!invitation) return <StateOf table={memberStateTable} state={status} />
  if (invitation.expired) return <StateOf table={invitationStateTable} state="EXPIRED" />
  return (
    <span className="team-standing">
      <StateOf table={invitationStateTable} state={invitation.status} />
      {isInvited(member) ? <DeadlineText value={invitation.expiresAt} /> : null}
    </span>
  )
}
