import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listMyAcceleratorRequests } from '../../contract/request.endpoints.ts'
import { MyRequests } from './MyRequests.tsx'
import { NewRequest } from './NewRequest.tsx'
import { OneRequest } from './OneRequest.tsx'
import { requestSearch } from './request-search.ts'

/** Requests a new accelerator, and shows the states of previous requests. */
export const NewAcceleratorRequest = () => {
  const t = useTexts('accelerators')
  const [{ acceleratorId, correct, profile, new: isNew, step }] = useScreenSearch(requestSearch)
  const mine = useCall(listMyAcceleratorRequests, {}, { enabled: acceleratorId === undefined })
  if (acceleratorId !== undefined) {
    const view = correct ? 'correct' : profile ? 'profile' : 'read'
    return <OneRequest key={acceleratorId} acceleratorId={acceleratorId} view={view} />
  }
  if (!mine.data) {
    if (mine.error) return <ErrorState error={mine.error} retry={() => void mine.refetch()} />
    return <LoadingBlock lines={6} />
  }
  const wantsNew = mine.data.items.length === 0 || isNew === '1' || step !== undefined
  if (!wantsNew || mine.data.left === 0) return <MyRequests {...mine.data} />
  return (
    <>
      <PageHead title={t('request.title')} />
      <p className="accelerator-lead">{t('request.lead')}</p>
      <NewRequest />
    </>
  )
}
