import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { roleWords } from '../../domain/place-name.ts'
import type { TeamRow } from '../teams.types.ts'
import { MemberStanding } from './MemberStanding.tsx'

/** A member on a narrow screen. */
export const MemberCard = ({ member }: { member: TeamRow }) => {
  const t = useTexts('teams')
  return (
    <div className="team-card">
      <p>{roleWords(member, t)}</p>
      {member.projectsCount > 0 ? <p>{t('team.projects', { count: member.projectsCount })}</p> : null}
      <MemberStanding member={member} />
    </div>
  )
}
