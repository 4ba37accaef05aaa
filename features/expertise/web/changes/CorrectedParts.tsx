import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getCorrectedResult } from '../../contract/expert-job.endpoints.ts'
import { useChangeWords, type ReviewQuestions } from './use-change-words.ts'

/** What changed in a returned result since it was first submitted. */
export const CorrectedParts = ({ job }: { job: ReviewQuestions & { id: number } }) => {
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
          <Facts stacked>
            {data.items.map((change) => {
              const { part, from, to } = wordsOf(change, data)
              return (
                <Fact key={change.id} label={part}>
                  {change.before === null ? null : <del className="expertise-before">{from}</del>}
                  {change.after === null ? null : <ins className="expertise-after">{to}</ins>}
                </Fact>
              )
            })}
          </Facts>
        </>
      )}
    </Section>
  )
}
