import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { documentAccess } from '../../domain/states.ts'

/** Who may see a document. */
export const AccessField = () => {
  const t = useTexts('projects')
  return (
    <SelectField
      name="access"
      label={t('documents.uploadAccess')}
      help={t('documents.uploadAccessHelp')}
      options={documentAccess.map((value) => ({ value, label: t(`documents.access.${value}`) }))}
    />
  )
}
