import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  DeleteIcon,
  EditIcon,
  HistoryIcon,
  SearchIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { deleteObjectGroup, orderObjectGroups } from '../../contract/group.endpoints.ts'
import { objectReads } from '../object-reads.ts'
import type { ObjectGroup, ObjectGroups } from '../object.types.ts'
import { objectsPath } from '../objects-path.ts'
import { openGroupForm, openGroupHistory } from './open-group-form.tsx'

/** All ids with one of them a place further or back. */
const moved = (groups: ObjectGroups, at: number, by: 1 | -1): number[] => {
  const ids = groups.map(({ id }) => id)
  const [taken] = ids.splice(at, 1)
  return taken === undefined ? ids : ids.toSpliced(at + by, 0, taken)
}

/** What may be done with a group at its place. */
export const useGroupActions = (
  groups: ObjectGroups,
  again: () => void,
): ((group: ObjectGroup, at: number) => MenuAction[]) => {
  const t = useTexts('objects')
  const go = useGo()
  const order = useDeed(orderObjectGroups, { refreshes: objectReads })
  const remove = useDeed(deleteObjectGroup, { refreshes: objectReads, success: t('groups.deleted') })
  const move = (at: number, by: 1 | -1) => order.mutate({ body: { ids: moved(groups, at, by) } })
  return (group, at) => [
    {
      key: 'rename',
      label: t('groups.rename'),
      icon: EditIcon,
      onClick: () => openGroupForm(t('groups.rename'), { group, again }),
    },
    ...(at > 0 ? [{ key: 'up', label: t('groups.up'), icon: ArrowUpIcon, onClick: () => move(at, -1) }] : []),
    ...(at < groups.length - 1
      ? [{ key: 'down', label: t('groups.down'), icon: ArrowDownIcon, onClick: () => move(at, 1) }]
      : []),
    {
      key: 'objects',
      label: t('groups.showObjects'),
      icon: SearchIcon,
      onClick: () => {
        closeDrawer()
        go(objectsPath, { search: { groupId: group.id } })
      },
    },
    {
      key: 'history',
      label: t('history.title'),
      icon: HistoryIcon,
      onClick: () => openGroupHistory(group, again),
    },
    {
      key: 'delete',
      label: t('actions.delete'),
      icon: DeleteIcon,
      danger: true,
      disabledReason: group.objectsCount > 0 ? t('groups.notEmpty') : null,
      onClick: () => remove.mutate({ body: { id: group.id } }),
    },
  ]
}
