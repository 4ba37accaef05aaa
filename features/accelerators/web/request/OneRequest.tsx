import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getAccelerator } from '../../contract/profile.endpoints.ts'
import { CorrectRequest } from './CorrectRequest.tsx'
import { RequestDetails } from './RequestDetails.tsx'

/** Loads a request, to be read or to be corrected. */
export const OneRequest = ({ acceleratorId, correct }: { acceleratorId: number; correct: boolean }) => {
  const t = useTexts('accelerators')
  const { data, error, refetch } = useCall(
    getAccelerator,
    { query: { acceleratorId: String(acceleratorId) } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  if (!correct || !data.actions.includes('resubmit')) return <RequestDetails accelerator={data} />
  return (
    <>
      <PageHead title={t('request.correctTitle')} />
      <CorrectRequest accelerator={data} />
    </>
  )
}
