import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import type { SendForm } from '../../web/settings/send-form.ts'

/** The form of a FILE field: a file to download, fill in and upload. */
export const FormFileField = ({ send }: { send: SendForm }) => {
  const t = useTexts('fields')
  return <FileField name="form" label={t('settings.form')} help={t('settings.formHelp')} send={send} />
}
