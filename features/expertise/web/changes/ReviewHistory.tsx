import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getExpertJobOrder, getReviewHistory } from '../../contract/expert-job-order.endpoints.ts'
import { useChangeWords, type ReviewQuestions } from './use-change-words.ts'

type Order = ReviewQuestions & { id: number }

const Changes = ({ order }: { order: Order }) => {
  const t = useTexts('expertise')
  const wordsOf = useChangeWords(order)
  const { data, error, refetch } = useCall(
    getReviewHistory,
    { query: { jobId: order.id } },
    { deniedHere: true },
  )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={6} />
  if (data.items.length === 0) return <EmptyState title={t('changes.none')} text={t('changes.noneText')} />
  return (
    <>
      <p className="drawer-text">{t('changes.readers')}</p>
      <History
        entries={data.items.map((change) => {
          const { part, from, to } = wordsOf(change, data)
          const { id, at, by, actingName } = change
          return { id, at, actor: by, actingName, title: part, changes: [{ part: '', from, to }] }
        })}
      />
    </>
  )
}

/** The expert's own changes, newest first. */
export const ReviewHistory = ({ jobId }: { jobId: number }) => {
  const { data, error, refetch } = useCall(getExpertJobOrder, { query: { jobId } }, { deniedHere: true })
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? <Changes order={data} /> : <LoadingBlock lines={6} />
}
