import '../books.css'
import { z } from 'zod'
import { text as word } from '#platform/web/i18n/texts.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { day } from '#platform/contract/fields.ts'
import { listOwedExperts, makeExpertAct, previewExpertAct } from '../../contract/act.endpoints.ts'
import { ActPreview } from './ActPreview.tsx'

type Owed = ResponseOf<typeof listOwedExperts>['items'][number]

/** Key of the option for an expert and a currency. */
const keyOf = ({ expert, currency }: Owed): string => `${expert.uid} ${currency}`

const isDay = (value: string | null): value is string => day().safeParse(value).success

const { since, till, basis } = makeExpertAct.body.shape
const schema = z
  .object({ owed: z.string('REQUIRED').min(1, 'REQUIRED'), since, till, basis })
  .refine((given) => given.since <= given.till, { path: ['till'], error: 'END_BEFORE_START' })

type Books = { of: { own?: 'true' } }

const Fields = ({ items, of }: Books & { items: readonly Owed[] }) => {
  const own = of.own === 'true'
  const t = useTexts('expert-payments')
  const make = useCommand(makeExpertAct, {
    success: ({ number }) => word('expert-payments:make.done', { number }),
  })
  const first = items.length === 1 ? items[0] : undefined
  const form = useProductForm({
    draft: null,
    schema,
    defaults: {
      owed: first ? keyOf(first) : null,
      since: first?.since ?? null,
      till: first?.till ?? null,
      basis: '',
    },
    onSubmit: async ({ owed, ...values }) => {
      const [expertUid = '', currency] = owed.split(' ')
      const expected = { jobs: preview?.jobs.length ?? 0, amount: preview?.amount ?? '0' }
      await make.mutateAsync({
        body: { own, expertUid, currency: currency as Owed['currency'], ...values, expected },
      })
      closeDrawer()
    },
  })
  const watched = (name: 'owed' | 'since' | 'till') => form.form.watch(name) as string | null
  const chosen = items.find((one) => keyOf(one) === watched('owed'))
  const [from, to] = [watched('since'), watched('till')]
  const isWhole = chosen !== undefined && isDay(from) && isDay(to) && from <= to
  const { data: preview } = useCall(
    previewExpertAct,
    {
      body: {
        own,
        expertUid: chosen?.expert.uid ?? '',
        currency: chosen?.currency ?? 'RUB',
        since: from ?? '',
        till: to ?? '',
      },
    },
    { enabled: isWhole, deniedHere: true, keepPrevious: true },
  )
  return (
    <Form form={form} submitLabel={t('make.submit')} onCancel={cancelDrawer} guard={false}>
      <ComboboxField
        name="owed"
        label={t('make.expert')}
        help={t('make.expertHelp')}
        options={items.map((one) => ({
          value: keyOf(one),
          label: t('make.owed', {
            expert: one.expert.name,
            amount: formatMoney(one.amount, one.currency),
            count: one.jobs,
          }),
        }))}
      />
      <div className="form-row">
        <DateField name="since" label={t('make.since')} help={t('make.periodHelp')} />
        <DateField name="till" label={t('make.till')} />
      </div>
      {isWhole && preview ? <ActPreview preview={preview} currency={chosen.currency} /> : null}
      <TextField name="basis" label={t('make.basis')} help={t('make.basisHelp')} />
    </Form>
  )
}

/** Form that creates an act for the payments due to one expert, in one currency and period. */
export const MakeAct = ({ of }: Books) => {
  const t = useTexts('expert-payments')
  const { data, error, refetch } = useCall(listOwedExperts, { query: of })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={6} />
  if (data.items.length === 0) return <EmptyState title={t('make.none')} text={t('make.noneText')} />
  return <Fields items={data.items} of={of} />
}
