import { z } from 'zod'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getProjectDetails } from '../../contract/project-details.endpoints.ts'
import { ProjectHead } from './ProjectHead.tsx'
import { UnknownProject } from './UnknownProject.tsx'

const search = z.object({ id: numberParam() })

/** A project's page for its readers. */
export const ProjectDetailsPage = () => {
  const [{ id }] = useScreenSearch(search)
  const { data, error, refetch } = useCall(
    getProjectDetails,
    { query: { projectId: id ?? 0 } },
    { enabled: id !== undefined, deniedHere: true },
  )
  if (id === undefined) return <UnknownProject reason="unknown" />
  if (data) return <ProjectHead key={data.id} project={data} />
  if (error instanceof ApiError && error.status === 404) return <UnknownProject reason="hidden" />
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
}
