import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PopupMenu } from '#platform/web/work/components/menu/PopupMenu.tsx'
import type { GridDeeds } from '../grid/use-grid-deeds.ts'
import type { TableModel } from '../model/use-table-model.ts'
import { useRowActions } from './use-row-actions.ts'

type Props = { model: TableModel; deeds: GridDeeds; anchor: HTMLElement | null; onClose: () => void }

/** What can be done to a row, under the right mouse button; it alone is drawn anew when one walks through the table. */
export const RowMenu = ({ model, deeds, anchor, onClose }: Props) => {
  const t = useTexts('profiles')
  const id = useId()
  const actions = useRowActions(model, deeds)
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
