import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { planReminders } from '../contract/reminder-rule.endpoints.ts'

/** Reminders that the rules would send within a week, based on the current data. */
export const Plan = () => {
  const t = useTexts('reminders')
  const { data, error, refetch } = useCall(planReminders, {}, { deniedHere: true })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={4} />
  return (
    <Section title={t('plan.title')}>
      <p className="reminder-quiet">{t(data.items.length > 0 ? 'plan.text' : 'plan.none')}</p>
      <Rows>
        {data.items.map(({ key, sendOn, dueOn, kind, about, project, escalation, recipients, names }) => (
          <Row
            key={key}
            title={[about, project].filter(Boolean).join(' · ')}
            text={t(escalation ? 'plan.escalation' : 'plan.to', {
              count: recipients,
              names: names.join(', '),
            })}
            facts={t('plan.facts', {
              kind: t(`kinds.${kind}`),
              send: formatDate(sendOn),
              due: formatDate(dueOn),
            })}
          />
        ))}
      </Rows>
      {data.isWhole ? null : <p className="reminder-quiet">{t('plan.more')}</p>}
    </Section>
  )
}
