import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { listDictionaryValues } from '../../../dictionaries/contract/value.endpoints.ts'
import { searchDictionary } from '../../../fields/types/list/search-dictionary.ts'
import { isArchived } from '../../../dictionaries/domain/phases.ts'

type Props = { name: string; label: string; dictionary: string }

/** Choice of several dictionary values. */
export const DictionaryValuesField = ({ name, label, dictionary: code }: Props) => {
  const t = useTexts('profile-templates')
  const ids = useField(name).value as number[]
  const find = useMemo(() => searchDictionary(code), [code])
  const named = useCall(
    listDictionaryValues,
    { query: { code, ids: ids.slice(0, 50).join(',') } },
    { enabled: ids.length > 0 },
  )
  return (
    <ComboboxField
      name={name}
      label={label}
      options={find}
      multiple
      chosen={
        named.data?.items.map((value) => ({
          value: value.id,
          label: isArchived(value) ? t('builder.condition.archived', { name: value.name }) : value.name,
        })) ?? []
      }
    />
  )
}
