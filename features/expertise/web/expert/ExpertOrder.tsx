import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { StarIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getExpertJobOrder } from '../../contract/expert-job-order.endpoints.ts'
import { waitOf } from '../../domain/expert-job.rules.ts'
import { OrderPageOf } from './OrderPageOf.tsx'
import { orderSearch } from './order-search.ts'

/** A job of the signed-in expert; for one that was declined, withdrawn or belongs to another, links to the list. */
export const ExpertOrder = () => {
  const t = useTexts('expertise')
  const [{ expertJobId }] = useScreenSearch(orderSearch)
  const { data, error, refetch } = useCall(
    getExpertJobOrder,
    { query: { jobId: expertJobId ?? 0 } },
    { deniedHere: true, enabled: expertJobId !== undefined },
  )
  const isGone = hasCode(error, 'NOT_FOUND')
  // A job that was not accepted has no typed text that could be lost.
  if (data && !(isGone && waitOf(data) === 'take'))
    return <OrderPageOf key={data.id} order={data} isGone={isGone} />
  if (expertJobId === undefined || isGone)
    return (
      <section>
        <PageHead />
        <PageState
          icon={StarIcon}
          title={t(data ? 'order.gone' : 'order.unknown')}
          text={t(data ? 'order.goneText' : 'order.unknownText')}
          actions={
            <Button variant="contained" component={ScreenLink} to="/bch/view/expert-job-order">
              {t('order.toList')}
            </Button>
          }
        />
      </section>
    )
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />
}
