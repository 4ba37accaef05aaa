import '../projects.css'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'

/** A project in a list: logo or initials, name, and summary. */
export const ProjectTitle = ({
  project,
}: {
  project: { name: string; summary: string; logoUrl: string | null }
}) => (
  <span className="project-title">
    <Avatar name={project.name} url={project.logoUrl} size={32} square />
    <span>
      <span className="project-title-name" translate="no">
        {project.name}
      </span>
      {project.summary ? <small>{project.summary}</small> : null}
    </span>
  </span>
)
