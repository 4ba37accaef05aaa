import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import { ReadingFacts } from './ReadingFacts.tsx'

/** Progress of a profile and its last change, for those who decide on its project. */
export const ProfileFilled = ({ id }: { id: number }) => {
  const t = useTexts('project-profiles')
  const { data, error, refetch } = useCall(
    getProjectProfile,
    { query: { projectId: id } },
    { deniedHere: true },
  )
  if (data) return <ReadingFacts profile={data} />
  if (!error) return <LoadingBlock lines={1} />
  const isClosed = error instanceof ApiError && (error.status === 403 || error.status === 404)
  if (isClosed) return <p>{t('reading.notOpen')}</p>
  return <ErrorState error={error} retry={() => void refetch()} />
}
