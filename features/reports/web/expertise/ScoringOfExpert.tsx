import '../scoring/scoring.css'
import '../reports.css'
import { useState } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getExpertScoring } from '../../contract/expert-scoring.endpoints.ts'
import { ScoringSheet } from '../scoring/ScoringSheet.tsx'
import { ExpertScoringForm } from './ExpertScoringForm.tsx'
import type { ExpertScoring } from './expert-scoring.types.ts'

type Props = { jobId: number; scoring: ExpertScoring }

const OwnAssessment = ({ jobId, scoring }: Props) => {
  const t = useTexts('reports')
  const [edits, setEdits] = useState(false)
  const mayAssess = scoring.actions.includes('assess')
  if (edits && mayAssess)
    return (
      <ExpertScoringForm
        key={scoring.version?.id ?? 'new'}
        jobId={jobId}
        scoring={scoring}
        onDone={() => setEdits(false)}
      />
    )
  return (
    <>
      {mayAssess ? (
        <p className="no-print">
          <Button size="small" onClick={() => setEdits(true)}>
            {t(scoring.version ? 'scoring.ofExpert.change' : 'scoring.assess')}
          </Button>
        </p>
      ) : null}
      {scoring.version ? (
        <ScoringSheet assessment={scoring} locale={currentLocale()} />
      ) : (
        <p className="report-none">{t(mayAssess ? 'scoring.ofExpert.none' : 'scoring.ofExpert.noneLeft')}</p>
      )}
    </>
  )
}

const Others = ({ others }: Pick<ExpertScoring, 'others'>) => {
  const t = useTexts('reports')
  return others.map(({ number, at, ...assessment }) => (
    <details key={number} className="scoring-other">
      <summary>
        {t('scoring.ofExpert.other', { number })} <DateText value={at} />
      </summary>
      <ScoringSheet assessment={assessment} locale={currentLocale()} />
    </details>
  ))
}

/** The scoring of a project as part of an expert's review: to assess while it is in work, then to read. */
export const ScoringOfExpert = ({ jobId }: SlotProps<'expert-job.scoring'>) => {
  const t = useTexts('reports')
  const { data, error, refetch } = useCall(
    getExpertScoring,
    { query: { jobId: String(jobId) } },
    { deniedHere: true },
  )
  return (
    <Section title={t('scoring.ofExpert.title')} help={t('scoring.ofExpert.help')}>
      {data ? (
        <>
          <OwnAssessment jobId={jobId} scoring={data} />
          <Others others={data.others} />
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={4} />
      )}
    </Section>
  )
}
