import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getAccelerator } from '../../contract/profile.endpoints.ts'
import { ProfilePage } from '../profile/ProfilePage.tsx'
import { CorrectRequest } from './CorrectRequest.tsx'
import { RequestDetails } from './RequestDetails.tsx'

/** View of a request: to read, to correct, or to fill in the profile of the future accelerator. */
export type RequestView = 'read' | 'correct' | 'profile'

/** Loads a request and shows the requested view, if it allows that. */
export const OneRequest = ({ acceleratorId, view }: { acceleratorId: number; view: RequestView }) => {
  const t = useTexts('accelerators')
  const { data, error, refetch } = useCall(
    getAccelerator,
    { query: { acceleratorId: String(acceleratorId) } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  if (view === 'profile' && data.actions.includes('edit'))
    return <ProfilePage key={data.id} accelerator={data} />
  if (view !== 'correct' || !data.actions.includes('resubmit')) return <RequestDetails accelerator={data} />
  return (
    <>
      <PageHead title={t('request.correctTitle')} />
      <CorrectRequest accelerator={data} />
    </>
  )
}
