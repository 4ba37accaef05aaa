import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { currencies } from '../../domain/element-types.ts'
import { RangeInputs } from '../../web/settings/RangeInputs.tsx'

/** Currency and limits of an amount. */
export const MoneySettings = () => {
  const t = useTexts('fields')
  const options = currencies.map((value) => ({ value, label: value }))
  return (
    <>
      <SelectField
        name="currency"
        label={t('settings.currency')}
        help={t('settings.currencyHelp')}
        placeholder={t('settings.anyCurrency')}
        options={options}
      />
      <RangeInputs />
    </>
  )
}
