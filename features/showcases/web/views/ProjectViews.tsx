import '../showcases.css'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getProjectViews } from '../../contract/views.endpoints.ts'
import { ViewsFigure } from './ViewsFigure.tsx'

/** Views of a project in a showcase, in the drawer. */
export const ProjectViews = ({ projectId, templateId }: { projectId: number; templateId: number }) => {
  const { data, error, refetch } = useCall(getProjectViews, {
    query: { projectId: String(projectId), templateId: String(templateId) },
  })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return <ViewsFigure days={data.days} />
}
