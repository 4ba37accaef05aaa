import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PopupMenu } from '#platform/web/work/components/menu/PopupMenu.tsx'
import type { GridCommands } from '../grid/use-grid-commands.ts'
import type { TableModel } from '../model/use-table-model.ts'
import { useRowActions } from './use-row-actions.ts'

type Props = { model: TableModel; commands: GridCommands; anchor: HTMLElement | null; onClose: () => void }

/** Context menu of a row; only the menu rerenders while moving through the table. */
export const RowMenu = ({ model, commands, anchor, onClose }: Props) => {
  const t = useTexts('project-profiles')
  const id = useId()
  const actions = useRowActions(model, commands)
  return (
    <PopupMenu
      id={id}
      label={t('table.rowMenu')}
      anchor={anchor}
      onClose={onClose}
      items={actions.map(({ onClick, ...action }) => ({ ...action, onChoose: onClick }))}
    />
  )
}
