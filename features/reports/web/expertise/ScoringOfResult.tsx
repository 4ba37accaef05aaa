import '../scoring/scoring.css'
import '../reports.css'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getExpertScoring } from '../../contract/expert-scoring.endpoints.ts'
import { ScoringSheet } from '../scoring/ScoringSheet.tsx'

/** The expert's assessment of a project as part of a result, for somebody who ordered the review for themselves. */
export const ScoringOfResult = ({ jobId }: SlotProps<'expert-job.scored'>) => {
  const t = useTexts('reports')
  const { data, error, refetch } = useCall(
    getExpertScoring,
    { query: { jobId: String(jobId) } },
    { deniedHere: true },
  )
  return (
    <Section title={t('scoring.ofExpert.title')} help={t('scoring.ofExpert.result')}>
      {data ? (
        <ScoringSheet assessment={data} locale={currentLocale()} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={4} />
      )}
    </Section>
  )
}
