import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Filter } from '#platform/web/work/components/list/list-types.ts'
import { dataTypes } from '../../profiles/domain/element-types.ts'
import { objectStates } from '../domain/states.ts'
import type { ObjectGroups } from './object.types.ts'

/** The filters above the catalogue. */
export const useObjectFilters = (groups: ObjectGroups): Filter[] => {
  const t = useTexts('objects')
  return [
    {
      key: 'groupId',
      title: t('list.group'),
      options: groups.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      key: 'type',
      title: t('list.type'),
      multiple: true,
      options: dataTypes.map((value) => ({ value, label: t(`types.${value}`) })),
    },
    {
      key: 'status',
      title: t('list.status'),
      options: objectStates.map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      key: 'indicatorsOnly',
      title: t('list.indicators'),
      options: [{ value: 'true', label: t('list.onlyIndicators') }],
    },
  ]
}
