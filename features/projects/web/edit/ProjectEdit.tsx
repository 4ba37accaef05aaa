import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { NewProject } from './NewProject.tsx'
import { getProject } from '../../contract/project.endpoints.ts'
import { ProjectDetails } from './ProjectDetails.tsx'

/** Loads a project and shows its page. */
const ExistingProject = ({ projectId }: { projectId: number }) => {
  const project = useCall(getProject, { query: { projectId } }, { deniedHere: true })
  if (project.data) return <ProjectDetails project={project.data} />
  if (project.error) return <ErrorState error={project.error} retry={() => void project.refetch()} />
  return <LoadingBlock lines={8} />
}

const search = z.object({ projectId: numberParam() })

/** The page of one project; without a project's id in the URL it creates a new one. */
export const ProjectEdit = () => {
  const [{ projectId }] = useScreenSearch(search)
  return projectId === undefined ? <NewProject /> : <ExistingProject key={projectId} projectId={projectId} />
}
