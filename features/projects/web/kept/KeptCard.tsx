import '../projects.css'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { KeptProject } from '../project.types.ts'
import { useStanding } from './use-standing.ts'

/** A kept project on a narrow screen: what is done to find its leader. */
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
