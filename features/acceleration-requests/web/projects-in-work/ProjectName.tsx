import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import type { ProjectInWork } from './in-work.queries.ts'

/** A project in the first cell: logo, name, and its number and summary in one muted line. */
export const ProjectName = ({ project }: { project: ProjectInWork['project'] }) => (
  <span className="in-work-name">
    <Avatar name={project.name} url={project.logoUrl} size={32} square />
    <span>
      <span className="in-work-line" translate="no">
        {project.name}
      </span>
      <small className="in-work-line">
        <span className="tabular">{project.serialNumber}</span>
        {project.summary ? ` · ${project.summary}` : ''}
      </small>
    </span>
  </span>
)
