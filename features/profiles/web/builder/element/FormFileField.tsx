import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import { uploadProfileTemplateFile } from '../../../contract/template.endpoints.ts'
import { useBuilderFiles } from './builder-files.ts'

/** The form of a FILE field: a file to download, fill in and upload. */
export const FormFileField = () => {
  const t = useTexts('profiles')
  const { versionId, learn } = useBuilderFiles()
  return (
    <FileField
      name="form"
      label={t('builder.value.form')}
      help={t('builder.value.formHelp')}
      send={async (file, options) => {
        const kept = await upload(
          uploadProfileTemplateFile,
          { query: { versionId: String(versionId) } },
          file,
          options,
        )
        learn(kept)
        return kept
      }}
    />
  )
}
