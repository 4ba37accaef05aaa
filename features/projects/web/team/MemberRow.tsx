import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import type { Member } from '../project.types.ts'
import { MemberDetails } from './MemberDetails.tsx'
import { memberActions } from './member-actions.tsx'
import { memberName } from './member-values.ts'

/** A member of the team: name, position, contacts, and a collapsed description. */
export const MemberRow = ({ member, projectId }: { member: Member; projectId: number }) => {
  const t = useTexts('projects')
  const actions = useActions(memberActions, { projectId })(member)
  const place = [member.position, ...member.rolesInTeam.map(({ name }) => name), member.roleInTeam]
  return (
    <li className="project-row">
      <Avatar name={member.person.name} url={member.person.avatarUrl} size={36} />
      <div className="project-row-main">
        <p className="project-row-name">
          <PersonName person={member.person} name={memberName(member)} />
          {member.role === 'LEADER' ? <span className="project-leader">{t('team.leader')}</span> : null}
        </p>
        <p className="project-row-facts">
          {[...new Set(place.filter(Boolean))].join(' · ') || t('team.notFilled')}
        </p>
        <p className="project-row-facts">
          {member.email ? <a href={`mailto:${member.email}`}>{member.email}</a> : null}
          {member.phone ? <a href={`tel:${member.phone.replace(/[^\d+]/g, '')}`}>{member.phone}</a> : null}
        </p>
        <MemberDetails member={member} />
      </div>
      <ActionMenu actions={actions} label={t('team.actions', { name: member.person.name })} />
    </li>
  )
}
