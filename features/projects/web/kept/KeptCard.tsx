import '../projects.css'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { KeptProject } from '../project.types.ts'
import { useStanding } from './use-standing.ts'

/** A managed project on a narrow screen: the search for its leader. */
export const KeptCard = ({ project }: { project: KeptProject }) => {
  const standing = useStanding()
  return (
    <div className="project-card">
      <p>{standing(project)}</p>
      <p className="project-card-foot">
        <span className="tabular">{project.serialNumber}</span>
        <DateText value={project.createdAt} as="relative" />
      </p>
    </div>
  )
}
