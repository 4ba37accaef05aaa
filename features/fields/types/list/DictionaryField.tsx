import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { call } from '#platform/web/api/call.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { listDictionaries } from '../../../dictionaries/contract/dictionary.endpoints.ts'

const find: OptionSearch = async (findText, signal) => {
  const { items } = await call(
    listDictionaries,
    { query: { ...(findText ? { findText } : {}), limit: 50 } },
    { signal },
  )
  return items.map(({ code, name, valuesCount }) => ({
    value: code,
    label: name,
    hint: `${code} · ${valuesCount}`,
  }))
}

/** The dictionary that a list chooses from. */
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
      options={find}
      required
      chosen={(chosen ?? []).map(({ name }) => ({ value: findText, label: name }))}
    />
  )
}
