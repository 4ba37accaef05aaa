import './reminders.css'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { tryReminderRule } from '../contract/reminder-rule.endpoints.ts'
import { PlannedReminders } from './PlannedReminders.tsx'

type Tried = { of: string; plan: ResponseOf<typeof tryReminderRule> }

/** What the rule of the form would send within a week, before it is saved; hidden once the form is changed. */
export const RuleTrial = ({ form, id }: { form: ProductForm; id: number | null }) => {
  const t = useTexts('reminders')
  const values = useWatch({ control: form.form.control })
  const [tried, setTried] = useState<Tried | null>(null)
  const [isPending, setPending] = useState(false)
  const of = JSON.stringify(values)
  const show = async () => {
    if (!(await form.form.trigger())) return
    const { id: _id, version: _version, ...fields } = form.form.getValues()
    setPending(true)
    try {
      const body = { ...fields, id } as Parameters<typeof call<typeof tryReminderRule>>[1]['body']
      setTried({ of, plan: await call(tryReminderRule, { body }) })
    } catch (error) {
      notifyError(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Section title={t('plan.trial')}>
      <Button loading={isPending} onClick={() => void show()}>
        {t('plan.try')}
      </Button>
      <div role="status">
        {tried?.of === of ? (
          <>
            <p className="reminder-quiet">
              {t(tried.plan.items.length > 0 ? 'plan.tried' : 'plan.triedNone')}
            </p>
            <PlannedReminders items={tried.plan.items} />
            {tried.plan.isWhole ? null : <p className="reminder-quiet">{t('plan.more')}</p>}
          </>
        ) : null}
      </div>
    </Section>
  )
}
