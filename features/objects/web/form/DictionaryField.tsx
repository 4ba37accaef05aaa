import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listDictionaries } from '../../../dictionaries/contract/dictionary.endpoints.ts'

const find: OptionSearch = async (findText, signal) => {
  const { items } = await call(
    listDictionaries,
    { query: { limit: 50, sorting: 'NAME', sortingDirection: 'ASC', ...(findText ? { findText } : {}) } },
    { signal },
  )
  return items.map(({ code, name }) => ({ value: code, label: name, hint: code }))
}

/** The dictionary that a list chooses from; `code` is the one it has. */
export const DictionaryField = ({ code }: { code: string | null }) => {
  const t = useTexts('objects')
  const findText = code ?? ''
  const named = useCall(listDictionaries, { query: { findText, limit: 50 } }, { enabled: code !== null })
  const known = named.data?.items.find((one) => one.code === code)
  return (
    <ComboboxField
      name="field.dictionary"
      label={t('form.dictionary')}
      options={find}
      chosen={known ? [{ value: known.code, label: known.name }] : []}
    />
  )
}
