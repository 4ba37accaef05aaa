import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useStore } from '#platform/web/use-store.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { relativePeriods } from '../domain/relative-periods.ts'
import { createSubscription, getSubscriptionPeople } from '../contract/subscription.endpoints.ts'

type Props = {
  asked: { list: string; search: string; columns: readonly string[] }
  /** Whether the list has a period of days among its filters. */
  hasPeriod: boolean
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/**
 * Form that subscribes people to a list with its current filters: each gets a weekly file with the rows that they may
 * see.
 */
export const SubscribeForm = ({ asked, hasPeriod }: Props) => {
  const t = useTexts('exports')
  const person = useStore(personStore)
  const { data } = useCall(getSubscriptionPeople, {}, { deniedHere: true })
  const create = useCommand(createSubscription, { success: t('subscription.created') })
  const form = useProductForm({
    draft: null,
    schema: createSubscription.body,
    defaults: {
      ...asked,
      format: 'xlsx' as const,
      timeZone: ownKnownZone(),
      weekday: 1,
      clock: '09:00',
      period: null,
      personUids: person ? [person.uid] : [],
    },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('subscription.create')} onCancel={cancelDrawer} guard={false}>
      <p>{t('subscription.text')}</p>
      <div className="form-row">
        <SelectField
          name="weekday"
          label={t('subscription.weekday')}
          options={weekdays.map((value) => ({ value, label: t(`subscription.weekdays.${value}`) }))}
        />
        <TextField
          name="clock"
          label={t('subscription.clock')}
          help={t('subscription.clockHelp')}
          placeholder="09:00"
        />
      </div>
      {hasPeriod ? (
        <SelectField
          name="period"
          label={t('subscription.period')}
          help={t('subscription.periodHelp')}
          placeholder={t('subscription.periodNone')}
          options={relativePeriods.map((value) => ({ value, label: t(`subscription.periods.${value}`) }))}
        />
      ) : null}
      <ComboboxField
        name="personUids"
        label={t('subscription.people')}
        multiple
        options={(data?.items ?? []).map(({ uid, name }) => ({ value: uid, label: name }))}
        chosen={person ? [{ value: person.uid, label: person.name }] : []}
      />
    </Form>
  )
}
