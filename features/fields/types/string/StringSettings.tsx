import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { LengthInput } from '../../web/settings/LengthInput.tsx'

/** Maximum length of a line, and whether it is a web address. */
export const StringSettings = () => {
  const t = useTexts('fields')
  return (
    <>
      <LengthInput help="lengthLine" />
      <SwitchField name="webAddress" label={t('settings.webAddress')} help={t('settings.webAddressHelp')} />
    </>
  )
}
