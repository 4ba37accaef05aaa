import '../expertise.css'
import './others.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listOtherReviews } from '../../contract/task-scores.endpoints.ts'
import { TemplateResult } from '../template/TemplateResult.tsx'

/** Other experts' reviews of the same task, without names; empty if the accelerator does not disclose them. */
export const OtherReviews = ({ jobId }: { jobId: number }) => {
  const t = useTexts('expertise')
  const { data } = useCall(listOtherReviews, { query: { jobId: String(jobId) } }, { deniedHere: true })
  if (!data?.opened) return null
  return (
    <Section title={t('others.title')} help={t('others.help')}>
      {data.items.length === 0 ? <p className="expertise-muted">{t('others.none')}</p> : null}
      {data.items.map(({ number, completedAt, conclusion, template, questions, comments }) => (
        <details key={number} className="other-review">
          <summary>
            {t('others.expert', { number })} <DateText value={completedAt} />
          </summary>
          {template ? <TemplateResult template={template} /> : null}
          {questions.length > 0 ? (
            <ol className="expertise-questions">
              {questions.map(({ position, text, answer }) => (
                <li key={position}>
                  <strong>{text}</strong>
                  <p className="expertise-text">{answer || t('result.noAnswer')}</p>
                </li>
              ))}
            </ol>
          ) : null}
          {comments.map(({ id, text }) => (
            <p key={id} className="expertise-text">
              {text}
            </p>
          ))}
          {conclusion ? <p className="expertise-text">{conclusion}</p> : null}
        </details>
      ))}
    </Section>
  )
}
