import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { RangeInputs } from '../../web/settings/RangeInputs.tsx'

/** The unit of a number. */
const UnitInputs = () => {
  const t = useTexts('fields')
  return (
    <div className="form-row">
      <TextField name="unit.ru" label={t('settings.unitRu')} help={t('settings.unitHelp')} />
      <TextField name="unit.en" label={t('settings.unitEn')} />
    </div>
  )
}

/** Limits and unit of a number. */
export const NumberSettings = () => (
  <>
    <RangeInputs />
    <UnitInputs />
  </>
)
