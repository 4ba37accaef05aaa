import { useSyncExternalStore } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import {
  AddIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  DeleteIcon,
  EditIcon,
} from '#platform/web/work/components/icons/icons.ts'
import type { GridCommands } from '../grid/use-grid-commands.ts'
import type { TableModel } from '../model/use-table-model.ts'

/** Actions on the current row, or on the selected rows. */
export const useRowActions = (model: TableModel, commands: GridCommands): MenuAction[] => {
  const t = useTexts('project-profiles')
  // Moving through the table changes these only at its ends, so most moves do not rerender.
  const now = useSyncExternalStore(
    model.grid.subscribe,
    () => `${commands.removable().length} ${commands.canMove(-1)} ${commands.canMove(1)}`,
  )
  const count = Number.parseInt(now, 10)
  const open: MenuAction = {
    key: 'open',
    label: t('table.openRow'),
    icon: EditIcon,
    onClick: commands.openRow,
  }
  if (!commands.canAdd()) return [open]
  const move = (by: 1 | -1): MenuAction => ({
    key: `move${by}`,
    label: t(by === 1 ? 'table.moveDown' : 'table.moveUp'),
    icon: by === 1 ? ArrowDownIcon : ArrowUpIcon,
    onClick: () => commands.move(by),
    disabledReason: commands.canMove(by) ? null : t('table.cannotMove'),
  })
  return [
    open,
    {
      key: 'below',
      label: t('table.addBelow'),
      icon: AddIcon,
      onClick: () => commands.addRow(model.grid.get().selection.at.row),
    },
    move(-1),
    move(1),
    {
      key: 'remove',
      label: t('table.remove', { count: Math.max(1, count) }),
      icon: DeleteIcon,
      danger: true,
      onClick: commands.removeRows,
      disabledReason: count > 0 ? null : t('table.cannotRemove'),
    },
  ]
}
