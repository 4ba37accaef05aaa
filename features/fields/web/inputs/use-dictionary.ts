import { useCall } from '#platform/web/query/use-call.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { listDictionaryValues } from '../../../dictionaries/contract/value.endpoints.ts'
import type { DictionaryCode } from '../../../dictionaries/domain/dictionary-codes.ts'

const none: readonly Option[] = []

/** Options of a dictionary that is loaded whole. */
export const useDictionary = (code: DictionaryCode): readonly Option[] => {
  const { data } = useCall(listDictionaryValues, { query: { code } })
  return (
    data?.items.map(({ id, name, parent }) => ({
      value: id,
      label: name,
      ...(parent ? { hint: parent.name } : {}),
    })) ?? none
  )
}
