import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import type { listObjects } from '../contract/object.endpoints.ts'
import type { ObjectGroups } from './object.types.ts'
import { objectStateTable } from '../domain/state-tables.ts'

/** Filters of the catalogue. */
export const useObjectFilters = (groups: ObjectGroups): Filters<typeof listObjects> => {
  const t = useTexts('objects')
  return {
    groupId: groups.map(({ id, name }) => ({ value: String(id), label: name })),
    type: 'types',
    status: objectStateTable,
    indicatorsOnly: [{ value: 'true', label: t('list.onlyIndicators') }],
  }
}
