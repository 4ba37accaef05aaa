import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getCorrectedResult } from '../../contract/expert-job.endpoints.ts'
import { useChangeWords, type AskedInReview } from './use-change-words.ts'

/** What of a result that went back differs from what was handed over first. */
export const CorrectedParts = ({ job }: { job: AskedInReview & { id: number } }) => {
  const t = useTexts('expertise')
  const wordsOf = useChangeWords(job)
  const { data, error, refetch } = useCall(
    getCorrectedResult,
    { query: { jobId: job.id } },
    { deniedHere: true },
  )
  if (data?.since === null) return null
  return (
    <Section title={t('changes.corrected')}>
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : !data ? (
        <LoadingBlock lines={3} />
      ) : (
        <>
          <p className="expertise-muted">
            {t(data.items.length === 0 ? 'changes.same' : 'changes.since')}{' '}
            {data.since ? <DateText value={data.since} as="time" /> : null}
          </p>
          <dl className="expertise-changes">
            {data.items.map((change) => {
              const { part, from, to } = wordsOf(change, data)
              return (
                <div key={change.id}>
                  <dt>{part}</dt>
                  <dd>
                    {change.before === null ? null : <del>{from}</del>}
                    {change.after === null ? null : <ins>{to}</ins>}
                  </dd>
                </div>
              )
            })}
          </dl>
        </>
      )}
    </Section>
  )
}
