import { call } from '#platform/web/api/call.ts'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listDictionaryValues } from '../../../dictionaries/contract/value.endpoints.ts'

/** Options of dictionary values that match a text, with their parents as hints. */
export const searchDictionary =
  (dictionary: string): OptionSearch =>
  async (text, signal) => {
    const { items } = await call(
      listDictionaryValues,
      { query: { code: dictionary, limit: 50, ...(text ? { findText: text } : {}) } },
      { signal },
    )
    return items
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ id, name, parent }) => ({ value: id, label: name, ...(parent ? { hint: parent.name } : {}) }))
  }
