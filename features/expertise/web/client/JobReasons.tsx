import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { ClientJobDetails } from './job.types.ts'

/** The expert's current conflicts, why a job ended without a result, and the requested corrections. */
export const JobReasons = ({
  job: { conflicts, reason, correction, withdrawn },
}: {
  job: ClientJobDetails
}) => {
  const t = useTexts('expertise')
  return (
    <>
      {conflicts.length > 0 ? (
        <Section title={t('job.conflicts')}>
          <p className="expertise-text">{conflicts.map((one) => t(`conflicts.${one}`)).join(', ')}</p>
          <p className="expertise-note">{t('job.conflictsNote')}</p>
        </Section>
      ) : null}
      {reason ? (
        <Section title={t(withdrawn ? 'job.withdrawnFor' : 'job.declinedFor')}>
          <p className="expertise-text">{reason}</p>
        </Section>
      ) : null}
      {correction ? (
        <Section title={t('job.correction')}>
          <p className="expertise-text">{correction}</p>
        </Section>
      ) : null}
    </>
  )
}
