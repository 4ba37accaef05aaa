import { useCallback } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { relativePeriods } from '../domain/relative-periods.ts'
import {
  createSubscription,
  getSubscriptionPeople,
  getSubscriptions,
  resumeSubscription,
} from '../contract/subscription.endpoints.ts'

type Props = {
  request: { list: string; search: string; columns: readonly string[] }
  /** Whether the list has a period of days among its filters. */
  hasPeriod: boolean
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

type Paused = ResponseOf<typeof getSubscriptions>['items'][number]

/** The caller's paused subscriptions to the list, to resume with the current filters. */
const PausedSubscriptions = ({ request: { list, search, columns } }: Pick<Props, 'request'>) => {
  const t = useTexts('exports')
  const { data } = useCall(getSubscriptions, {}, { deniedHere: true })
  const resume = useCommand(resumeSubscription, { success: t('subscription.resumed') })
  const send = ({ id }: Paused): void =>
    resume.mutate(
      { body: { subscriptionId: id, search, columns: [...columns] } },
      { onSuccess: () => closeDrawer() },
    )
  return (data?.items ?? [])
    .filter((item) => item.list === list && item.actions.includes('resume'))
    .map((item) => (
      <div key={item.id} role="status">
        <p>
          {t('subscription.pausedOf', {
            weekday: t(`subscription.weekdays.${item.weekday}`),
            clock: item.clock,
            filter: item.fault ?? '',
          })}
        </p>
        <Button size="small" loading={resume.isPending} onClick={() => send(item)}>
          {t('subscription.resume')}
        </Button>
      </div>
    ))
}

/**
 * Form that subscribes people to a list with its current filters: each gets a weekly file with the rows that they may
 * see.
 */
export const SubscribeForm = ({ request, hasPeriod }: Props) => {
  const t = useTexts('exports')
  const person = useStore(personStore)
  const programmeId = new URLSearchParams(request.search).get('programmeId') ?? undefined
  const findPeople: OptionSearch = useCallback(
    async (typed, signal) => {
      const query = { programmeId, ...(typed ? { findText: typed } : {}) }
      const { items } = await call(getSubscriptionPeople, { query }, { signal })
      return items.map(({ uid, name }) => ({ value: uid, label: name }))
    },
    [programmeId],
  )
  const create = useCommand(createSubscription, { success: t('subscription.created') })
  const form = useProductForm({
    draft: null,
    schema: createSubscription.body,
    defaults: {
      ...request,
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
      <PausedSubscriptions request={request} />
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
        help={programmeId === undefined ? null : t('subscription.peopleHelp')}
        options={findPeople}
        chosen={person ? [{ value: person.uid, label: person.name }] : []}
      />
    </Form>
  )
}
