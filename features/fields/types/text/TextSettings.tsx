import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { LengthInput } from '../../web/settings/LengthInput.tsx'

/** How long a text may be, and whether it has marks. */
export const TextSettings = () => {
  const t = useTexts('fields')
  return (
    <>
      <LengthInput help="lengthText" />
      <SwitchField name="rich" label={t('settings.rich')} help={t('settings.richHelp')} />
    </>
  )
}
