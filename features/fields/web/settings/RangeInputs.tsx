import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'

export const RangeInputs = () => {
  const t = useTexts('fields')
  return (
    <div className="form-row">
      <NumberField name="min" label={t('settings.min')} />
      <NumberField name="max" label={t('settings.max')} />
    </div>
  )
}
