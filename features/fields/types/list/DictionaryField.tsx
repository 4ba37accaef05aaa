import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { listDictionaries } from '../../../dictionaries/contract/dictionary.endpoints.ts'
import { findDictionaries } from './find-dictionaries.ts'

/** The dictionary of a list. */
export const DictionaryField = () => {
  const t = useTexts('fields')
  const code = useField('dictionary').value
  const findText = typeof code === 'string' ? code : ''
  const named = useCall(listDictionaries, { query: { findText, limit: 50 } }, { enabled: findText !== '' })
  const chosen = named.data?.items.filter((one) => one.code === findText)
  return (
    <ComboboxField
      name="dictionary"
      label={t('settings.dictionary')}
      help={t('settings.dictionaryHelp')}
      options={findDictionaries}
      required
      chosen={(chosen ?? []).map(({ name }) => ({ value: findText, label: name }))}
    />
  )
}
