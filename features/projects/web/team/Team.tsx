import '../projects.css'
import './team.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { Project } from '../project.types.ts'
import { LeadershipNotice } from './LeadershipNotice.tsx'
import { MemberRow } from './MemberRow.tsx'

/** The team tab: members, requests to join, invitations and vacancies. */
export const Team = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  const { id, keeper, members, leadershipOffer } = project
  const recruits = project.actions.includes('invite')
  return (
    <>
      {leadershipOffer ? <LeadershipNotice offer={leadershipOffer} project={project} /> : null}
      {recruits ? <Slot name="project.join-requests" id={id} isManaged={keeper !== null} /> : null}
      <Section title={t('team.title')} help={members.length > 1 ? t('team.rule') : null}>
        {keeper ? (
          <EmptyState
            icon={PeopleIcon}
            title={t('keeping.title')}
            text={t(recruits ? 'keeping.text' : 'keeping.textForOthers', { accelerator: keeper.name })}
          />
        ) : (
          <ul className="project-rows">
            {members.map((member) => (
              <MemberRow key={member.id} member={member} projectId={id} />
            ))}
          </ul>
        )}
      </Section>
      {recruits ? <Slot name="project.recruiting" id={id} isManaged={keeper !== null} /> : null}
    </>
  )
}
