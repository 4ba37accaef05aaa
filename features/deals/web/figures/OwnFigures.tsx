import '../deals.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { MoneyField } from '#platform/web/work/components/form/MoneyField.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { offeredCurrencies, type Currency } from '../../../fields/domain/element-types.ts'
import { useOfferedCurrencies } from '../../../fields/web/currencies/use-offered-currencies.ts'
import { ownFigures } from '../../contract/deal.schemas.ts'
import { answerOwnFigures, getOwnFigures } from '../../contract/figure.endpoints.ts'
import { companyStates, type CompanyState } from '../../domain/states.ts'
import type { OwnFigures as OwnRequest } from '../deal.types.ts'
import { figuresSearch } from '../search.ts'

type Props = { request: OwnRequest; offered: readonly Currency[] }

const FiguresForm = ({ request: { id, project, periodEnd, until, said }, offered }: Props) => {
  const t = useTexts('deals')
  const answer = useCommand(answerOwnFigures, { success: t('figures.saved') })
  const form = useProductForm({
    draft: `figures:${id}`,
    schema: ownFigures,
    defaults: {
      askId: id,
      company: (said?.company ?? null) as CompanyState,
      amount: said?.amount ?? null,
      currency: said?.currency ?? null,
      people: said?.people ?? null,
      comment: said?.comment ?? '',
    },
    onSubmit: (values) => answer.mutateAsync({ body: { ...values, askId: id } }),
  })
  return (
    <>
      <p className="deal-note">
        {t('figures.lead', {
          project: project.name,
          date: formatDate(periodEnd),
          until: formatDate(until),
        })}
      </p>
      <Form form={form} submitLabel={t('figures.submit')}>
        <SelectField
          name="company"
          label={t('figures.company')}
          options={companyStates.map((value) => ({ value, label: t(`companies.${value}`) }))}
        />
        <MoneyField
          name="amount"
          label={t('figures.revenue')}
          help={t('figures.optional')}
          currency={(form.form.watch('currency') as string | null) ?? ''}
        />
        <SelectField
          name="currency"
          label={t('figures.currency')}
          options={offeredCurrencies(offered, said?.currency).map((value) => ({ value, label: value }))}
        />
        <NumberField name="people" label={t('figures.people')} />
        <TextField name="comment" label={t('figures.comment')} help={t('figures.commentHelp')} rows={4} />
      </Form>
    </>
  )
}

/** Half-yearly form for signed-in members of the project's team. */
export const OwnFigures = () => {
  const [{ ask }] = useScreenSearch(figuresSearch)
  const { data, error, refetch } = useCall(
    getOwnFigures,
    { query: { askId: String(ask ?? 0) } },
    { deniedHere: true },
  )
  const offered = useOfferedCurrencies()
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <>
      <PageHead />
      {data && offered ? (
        <FiguresForm key={data.id} request={data} offered={offered} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </>
  )
}
