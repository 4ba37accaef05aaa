import type { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { planReminders } from '../contract/reminder-rule.endpoints.ts'
import { PlannedReminders } from './PlannedReminders.tsx'

type Rules = z.output<typeof planReminders.response>['portalRules']

/** What the portal reminds of by itself, where the accelerator has no rules of its own. */
const PortalRules = ({ rules }: { rules: Rules }) => {
  const t = useTexts('reminders')
  if (rules.length === 0) return null
  return (
    <Section title={t('portal.title')}>
      <p className="reminder-quiet">{t('portal.text')}</p>
      <Rows>
        {rules.map(({ kind, timing, days, audiences }) => (
          <Row
            key={`${kind}:${timing}:${days}`}
            title={t(`kinds.${kind}`)}
            text={t(`when.${timing}`, { days })}
            facts={audiences.map((one) => t(`audiences.${one}`)).join(', ')}
          />
        ))}
      </Rows>
    </Section>
  )
}

/** Reminders that the rules would send within a week, based on the current data. */
export const Plan = () => {
  const t = useTexts('reminders')
  const { data, error, refetch } = useCall(planReminders, {}, { deniedHere: true })
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={4} />
  return (
    <>
      <PortalRules rules={data.portalRules} />
      <Section title={t('plan.title')}>
        <p className="reminder-quiet">{t(data.items.length > 0 ? 'plan.text' : 'plan.none')}</p>
        <PlannedReminders items={data.items} />
        {data.isWhole ? null : <p className="reminder-quiet">{t('plan.more')}</p>}
      </Section>
    </>
  )
}
