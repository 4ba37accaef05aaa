import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { LengthInput } from '../../web/settings/LengthInput.tsx'

/** Maximum length of a text, and whether it is formatted. */
export const TextSettings = () => {
  const t = useTexts('fields')
  return (
    <>
      <LengthInput help="lengthText" />
      <SwitchField name="rich" label={t('settings.rich')} help={t('settings.richHelp')} />
    </>
  )
}
