import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import type { planReminders } from '../contract/reminder-rule.endpoints.ts'

/** Reminders that would be sent: the item, the day and the recipients. */
export const PlannedReminders = ({ items }: { items: ResponseOf<typeof planReminders>['items'] }) => {
  const t = useTexts('reminders')
  return (
    <Rows>
      {items.map(({ key, sendOn, dueOn, kind, about, project, escalation, byPortal, recipients, names }) => (
        <Row
          key={key}
          title={[about, project].filter(Boolean).join(' · ')}
          text={t(escalation ? 'plan.escalation' : 'plan.to', { count: recipients, names: names.join(', ') })}
          facts={t(byPortal ? 'plan.factsOfPortal' : 'plan.facts', {
            kind: t(`kinds.${kind}`),
            send: formatDate(sendOn),
            due: formatDate(dueOn),
          })}
        />
      ))}
    </Rows>
  )
}
