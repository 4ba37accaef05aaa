import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { ExpertOrderPage } from '../../job.types.ts'

/** Conclusion and answers as submitted. */
export const DoneFields = ({ order }: { order: ExpertOrderPage }) => {
  const t = useTexts('expertise')
  const { questions, conclusion, comments, file, template } = order
  if (!conclusion && !file && !template && questions.length + comments.length === 0)
    return <p className="job-hint">{t('result.nothing')}</p>
  return (
    <>
      {questions.length > 0 ? (
        <Section title={t('result.questions')}>
          <ol className="job-questions">
            {questions.map(({ position, text, answer }) => (
              <li key={position}>
                <strong>{text}</strong>
                <p className="job-text">{answer}</p>
              </li>
            ))}
          </ol>
        </Section>
      ) : null}
      {conclusion ? (
        <Section title={t('review.conclusion')}>
          <p className="job-text">{conclusion}</p>
        </Section>
      ) : null}
    </>
  )
}
