import '../projects.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Project } from '../project.types.ts'
import { MemberRow } from './MemberRow.tsx'

/** The tab of the team: who is in it, as what, and for what they answer. */
export const Team = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  return (
    <section className="project-section">
      <header>
        <h2>{t('team.title')}</h2>
      </header>
      <ul className="project-rows">
        {project.members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
      {project.members.length > 1 ? <p className="project-help">{t('team.rule')}</p> : null}
    </section>
  )
}
