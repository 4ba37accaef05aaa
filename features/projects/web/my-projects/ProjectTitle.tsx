import '../projects.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import type { ProjectRow } from '../project.types.ts'

/** A project in a list: logo or initials, name, what it is in a line, and who keeps it while nobody leads it. */
export const ProjectTitle = ({
  project,
}: {
  project: Pick<ProjectRow, 'name' | 'summary' | 'logoUrl' | 'keeper'>
}) => {
  const t = useTexts('projects')
  return (
    <span className="project-title">
      <Avatar name={project.name} url={project.logoUrl} size={32} square />
      <span>
        <span className="project-title-name">{project.name}</span>
        {project.summary ? <small>{project.summary}</small> : null}
        {project.keeper ? <small>{t('keeping.short', { accelerator: project.keeper.name })}</small> : null}
      </span>
    </span>
  )
}
