import { call } from '#platform/web/api/call.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { listDictionaryValues } from '../../../dictionaries/contract/value.endpoints.ts'

/** A selectable place, with its parent. */
export type Place = Option<number> & { parent: { id: number; name: string } | null }

/** Finds countries, and regions or cities inside a place. */
export const findPlaces = async (
  code: 'COUNTRIES' | 'REGIONS' | 'CITIES',
  inside: number | null,
  text: string,
  signal: AbortSignal,
): Promise<Place[]> => {
  const query = {
    code,
    limit: 50,
    ...(inside ? { parentId: inside } : {}),
    ...(text ? { findText: text } : {}),
  }
  const { items } = await call(listDictionaryValues, { query }, { signal })
  return items.map(({ id, name, parent }) => ({
    value: id,
    label: name,
    parent,
    ...(code === 'CITIES' && parent ? { hint: parent.name } : {}),
  }))
}
