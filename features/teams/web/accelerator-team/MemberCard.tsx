import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { TeamRow } from '../teams.types.ts'
import { MemberStanding } from './MemberStanding.tsx'
import { useRoleWords } from './use-role-words.ts'

/** A member on a narrow screen. */
export const MemberCard = ({ member }: { member: TeamRow }) => {
  const t = useTexts('teams')
  const roles = useRoleWords()
  return (
    <div className="team-card">
      <p>{roles(member)}</p>
      {member.projectsCount > 0 ? <p>{t('team.projects', { count: member.projectsCount })}</p> : null}
      <MemberStanding member={member} />
    </div>
  )
}
