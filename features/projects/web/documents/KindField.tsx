import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { documentKinds } from '../../domain/states.ts'

/** The kind of a new document. */
export const KindField = () => {
  const t = useTexts('projects')
  return (
    <SelectField
      name="kind"
      label={t('documents.kind')}
      help={t('documents.kindHelp')}
      options={documentKinds.map((value) => ({ value, label: t(`documents.kinds.${value}`) }))}
    />
  )
}
