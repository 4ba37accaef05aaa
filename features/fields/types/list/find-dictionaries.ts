import { call } from '#platform/web/api/call.ts'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listDictionaries } from '../../../dictionaries/contract/dictionary.endpoints.ts'

/** Options of dictionaries for a picker, found by name or code. */
export const findDictionaries: OptionSearch = async (findText, signal) => {
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
