import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { FormFileField } from './FormFileField.tsx'
import type { SettingsProps } from '../../web/settings/settings-props.ts'

/** How many files, of which kinds, and the form to fill in. */
export const FileSettings = ({ sendForm }: SettingsProps) => {
  const t = useTexts('fields')
  return (
    <>
      <NumberField name="maxCount" label={t('settings.maxFiles')} help={t('settings.filesHelp')} />
      <TextField name="extensions" label={t('settings.extensions')} help={t('settings.extensionsHelp')} />
      <FormFileField send={sendForm} />
    </>
  )
}
