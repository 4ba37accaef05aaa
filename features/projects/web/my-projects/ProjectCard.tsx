import '../projects.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { ProjectRow } from '../project.types.ts'

/** A project on a narrow screen: state and main facts; `ids` are the projects of the page. */
export const ProjectCard = ({ project, ids }: { project: ProjectRow; ids: readonly number[] }) => {
  const t = useTexts('projects')
  const counts = [
    ['members', project.membersCount],
    ['tracks', project.tracksCount],
    ['requests', project.openRequestsCount],
  ] as const
  return (
    <div className="project-card">
      <Slot name="project.work" id={project.id} ids={ids} />
      <p>
        {[project.stage?.name, project.industries.map(({ name }) => name).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        {counts
          .filter(([, count]) => count > 0)
          .map(([key, count]) => t(`myProjects.${key}`, { count }))
          .join(' · ')}
      </p>
      <p className="project-card-foot">
        <span className="tabular">{project.serialNumber}</span>
        <DateText value={project.updatedAt} as="relative" />
      </p>
    </div>
  )
}
