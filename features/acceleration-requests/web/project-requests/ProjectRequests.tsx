import '../my-requests/my-requests.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listProjectAccelerationRequests } from '../../contract/acceleration-request.endpoints.ts'
import { ProjectRequest } from './ProjectRequest.tsx'

/** Applications of one project; fills the slot of the project's page. */
export const ProjectRequests = ({ id }: { id: number }) => {
  const t = useTexts('acceleration-requests')
  const { data, error, refetch } = useCall(
    listProjectAccelerationRequests,
    { query: { projectId: id } },
    { deniedHere: true },
  )
  if (!data) {
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={3} />
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        icon={SendIcon}
        title={t('projectRequests.emptyTitle')}
        text={t('projectRequests.emptyText')}
      />
    )
  }
  return (
    <ul className="request-rows" aria-label={t('projectRequests.label')}>
      {data.items.map((request) => (
        <ProjectRequest key={request.id} request={request} />
      ))}
    </ul>
  )
}
