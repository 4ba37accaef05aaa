import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import type { Member } from '../project.types.ts'
import { useMemberActions } from './use-member-actions.tsx'

/** A member of the team: name, place, contacts. */
export const MemberRow = ({ member }: { member: Member }) => {
  const t = useTexts('projects')
  const actions = useMemberActions(member)
  const place = [member.position, member.roleInTeam].filter(Boolean).join(' · ')
  return (
    <li className="project-row">
      <Avatar name={member.person.name} url={member.person.avatarUrl} size={36} />
      <div className="project-row-main">
        <p className="project-row-name">
          {member.person.name}
          {member.leader ? <span className="project-leader">{t('team.leader')}</span> : null}
        </p>
        <p className="project-row-facts">{place || t('team.notFilled')}</p>
        {member.responsibilityArea ? <p className="project-row-text">{member.responsibilityArea}</p> : null}
        <p className="project-row-facts">
          <a href={`mailto:${member.email}`}>{member.email}</a>
          {member.phone ? <a href={`tel:${member.phone.replace(/[^\d+]/g, '')}`}>{member.phone}</a> : null}
        </p>
      </div>
      <ActionMenu actions={actions} label={t('team.actions', { name: member.person.name })} />
    </li>
  )
}
