import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { ExpertOrderPage } from '../job.types.ts'
import { OrderFacts } from './OrderFacts.tsx'

const refusals = new Set(['reject', 'declareConflict'])

type Props = { order: ExpertOrderPage; actions: readonly MenuAction[] }

/** What an expert sees before accepting a job: enough to accept, decline or declare a conflict. */
export const NewOrder = ({ order, actions }: Props) => {
  const t = useTexts('expertise')
  const { subject, questions } = order
  return (
    <div className="job-new">
      {subject?.summary ? (
        <Section title={t('order.project')}>
          <p className="job-text">{subject.summary}</p>
        </Section>
      ) : null}
      {questions.length > 0 ? (
        <Section title={t('order.questions')}>
          <ol className="job-questions">
            {questions.map(({ position, text }) => (
              <li key={position}>{text}</li>
            ))}
          </ol>
        </Section>
      ) : null}
      <Section title={t('order.terms')}>
        <OrderFacts order={order} />
        <p className="job-hint">{t('order.secrecy')}</p>
      </Section>
      <div className="job-buttons">
        <ActionButtons actions={actions.filter(({ key }) => refusals.has(key))} />
      </div>
    </div>
  )
}
