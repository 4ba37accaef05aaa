import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import type { SendForm } from '../../web/settings/send-form.ts'
import type { SettingsProps } from '../../web/settings/settings-props.ts'

/** The form of a FILE field: a file to download, fill in and upload. */
const FormFileField = ({ send }: { send: SendForm }) => {
  const t = useTexts('fields')
  return <FileField name="form" label={t('settings.form')} help={t('settings.formHelp')} send={send} />
}

/** Number and types of files, and the form to fill in. */
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
