import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getProject } from '../../contract/project.endpoints.ts'
import { ProjectDetails } from './ProjectDetails.tsx'

/** Loads a project and shows its page. */
export const ExistingProject = ({ projectId }: { projectId: number }) => {
  const project = useCall(getProject, { query: { projectId } }, { deniedHere: true })
  if (project.data) return <ProjectDetails project={project.data} />
  if (project.error) return <ErrorState error={project.error} retry={() => void project.refetch()} />
  return <LoadingBlock lines={8} />
}
