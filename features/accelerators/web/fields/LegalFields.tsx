import { useWatch } from 'react-hook-form'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { legalForms, type LegalForm } from '../../domain/states.ts'
import { checkedCountry, taxNumberLength } from '../../domain/tax-number.rules.ts'

/** Legal form, tax number and licence; the format of the tax number depends on country and form. */
export const LegalFields = () => {
  const t = useTexts('accelerators')
  const { form } = useFormContext()
  const [country, legalForm] = useWatch({ control: form.control, name: ['country', 'legalForm'] }) as [
    string | null,
    LegalForm | null,
  ]
  const isRussian = country === checkedCountry
  const help = isRussian
    ? legalForm
      ? t('fields.taxNumberDigits', { count: taxNumberLength(legalForm) })
      : t('fields.taxNumberRussian')
    : t('fields.taxNumberElsewhere')
  return (
    <>
      <div className="form-row">
        <SelectField
          name="legalForm"
          label={t('fields.legalForm')}
          options={legalForms.map((value) => ({ value, label: t(`legalForms.${value}`) }))}
        />
        <TextField
          name="taxNumber"
          label={t(isRussian ? 'fields.taxNumberInn' : 'fields.taxNumber')}
          help={help}
          autoComplete="off"
        />
      </div>
      <div className="form-row">
        <TextField
          name="licenceNumber"
          label={t('fields.licenceNumber')}
          help={t('fields.licenceNumberHelp')}
        />
        <TextField name="licenceHolder" label={t('fields.licenceHolder')} />
      </div>
    </>
  )
}
