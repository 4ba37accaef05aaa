import { call } from '#platform/web/api/call.ts'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listDictionaryValues } from '../../../dictionaries/contract/value.endpoints.ts'

/** Asks a dictionary for the values that a text finds; what stands above a value is told beside it. */
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
