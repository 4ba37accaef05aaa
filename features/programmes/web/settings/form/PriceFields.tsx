import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { MoneyField } from '#platform/web/work/components/form/MoneyField.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { offeredCurrencies, type Currency } from '../../../../fields/domain/element-types.ts'

/** Fields of the track's price, which its public page shows, in the currencies of the accelerator. */
export const PriceFields = ({ offered }: { offered: readonly Currency[] }) => {
  const t = useTexts('programmes')
  const { form } = useFormContext()
  const currency: unknown = form.watch('feeCurrency')
  const options = offeredCurrencies(offered, currency).map((value) => ({ value, label: value }))
  const field = (name: string) => ({
    name,
    label: t(`settings.trackFields.${name}`),
    help: t(`settings.trackFields.${name}Help`),
  })
  return (
    <FieldGroup title={t('settings.trackFields.price')}>
      <div className="form-row">
        <MoneyField {...field('feeAmount')} currency={String(currency)} />
        <SelectField name="feeCurrency" label={t('settings.trackFields.feeCurrency')} options={options} />
      </div>
      <div className="form-row">
        <NumberField {...field('sharePercent')} unit="%" />
      </div>
    </FieldGroup>
  )
}
