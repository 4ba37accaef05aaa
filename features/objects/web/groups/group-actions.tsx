import { linkTo } from '#platform/domain/screen-paths.ts'
import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  DeleteIcon,
  EditIcon,
  HistoryIcon,
  SearchIcon,
  BackIcon,
} from '#platform/web/work/components/icons/icons.ts'
import {
  deleteObjectGroup,
  orderObjectGroups,
  getObjectGroupHistory,
} from '../../contract/group.endpoints.ts'
import type { ObjectGroup, ObjectGroups } from '../object.types.ts'
import { objectsPath } from '../objects-path.ts'
import '#platform/web/work/components/form/form.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ActionHistory } from '../panel/ActionHistory.tsx'

/** History of a group, and a link back to all groups. */
const GroupHistory = ({ id, again }: { id: number; again: () => void }) => {
  const t = useTexts('objects')
  return (
    <div className="form">
      <div>
        <Button variant="text" size="small" startIcon={<BackIcon />} onClick={again}>
          {t('groups.back')}
        </Button>
      </div>
      <ActionHistory answer={useCall(getObjectGroupHistory, { query: { id } }, { deniedHere: true })} />
    </div>
  )
}

const GroupForm = lazy(async () => ({ default: (await import('./GroupForm.tsx')).GroupForm }))

/** Moves a group one position. */
const move = (groups: ObjectGroups, { id }: ObjectGroup, by: 1 | -1) => {
  const ids = groups.map((group) => group.id)
  const at = ids.indexOf(id)
  return call(orderObjectGroups, { body: { ids: ids.toSpliced(at, 1).toSpliced(at + by, 0, id) } })
}

/** Actions on a group; `again` reopens all groups. */
export const groupActions = actionsOf<
  ObjectGroup,
  'objects' | 'history',
  { groups: ObjectGroups; again: () => void }
>(
  'objects:groups.actions',
  {
    edit: { icon: EditIcon, form: (group, { again }) => <GroupForm group={group} again={again} /> },
    up: { icon: ArrowUpIcon, quiet: true, send: (group, { groups }) => move(groups, group, -1) },
    down: { icon: ArrowDownIcon, quiet: true, send: (group, { groups }) => move(groups, group, 1) },
    objects: {
      icon: SearchIcon,
      when: true,
      run: ({ id }, { go }) => {
        closeDrawer()
        go(linkTo(objectsPath, { groupId: id }))
      },
    },
    history: {
      icon: HistoryIcon,
      when: true,
      form: ({ id }, { again }) => <GroupHistory id={id} again={again} />,
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      whyNot: ({ objectsCount }, { t }) => objectsCount > 0 && t('groups.notEmpty'),
      send: ({ id }) => call(deleteObjectGroup, { body: { id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
