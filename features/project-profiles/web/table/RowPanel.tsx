import { RecordSteps } from '#platform/web/work/components/details/RecordSteps.tsx'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '../../../fields/domain/tree.ts'
import { EditField } from '../renderer/EditField.tsx'
import { ProfileEditingProvider } from '../renderer/profile-source.ts'
import { usePlace } from '../renderer/use-cell.ts'
import { cellSource, headOf } from './grid/columns.ts'
import { useShownCell } from './model/use-cell-text.ts'
import type { Row, TableModel } from './model/use-table-model.ts'
import { usePanelEditing } from './row/use-panel-editing.ts'

const Given = ({ model, row, column }: { model: TableModel; row: Row; column: Column }) => {
  const { text } = useShownCell(model, row, column)
  const t = useTexts('project-profiles')
  return (
    <div className="row-panel-given">
      <dt>{column.code === '' ? t('table.rowName') : headOf(column)}</dt>
      <dd>{text || '—'}</dd>
    </div>
  )
}

const RowField = ({ model, row, column }: { model: TableModel; row: Row; column: Column }) => {
  const place = usePlace(model.element.code, row.item.id, column.code)
  return <EditField field={column} place={place} required={column.required} />
}

const RowFields = ({ model, row }: { model: TableModel; row: Row }) => {
  const editing = usePanelEditing(model.history)
  return (
    <ProfileEditingProvider value={editing}>
      <div className="row-panel">
        {model.columns.map((column) =>
          cellSource(column, row) === 'typed' ? (
            <RowField key={column.code} model={model} row={row} column={column} />
          ) : (
            <Given key={column.code} model={model} row={row} column={column} />
          ),
        )}
      </div>
    </ProfileEditingProvider>
  )
}

type Props = {
  model: TableModel
  rows: readonly Row[]
  /** The open row. */
  id: string | null
  onOpen: (id: string) => void
  onClose: () => void
}

/** One row with all its columns as fields: for phones, files, long texts, and wide tables. */
export const RowPanel = ({ model, rows, id, onOpen, onClose }: Props) => {
  const t = useTexts('project-profiles')
  const at = rows.findIndex(({ item }) => item.id === id)
  const row = rows[at]
  const step = (by: 1 | -1) => {
    const neighbour = rows[at + by]?.item.id
    return neighbour === undefined ? null : () => onOpen(neighbour)
  }
  return (
    <SidePanel
      open={row !== undefined}
      title={t('table.row', { number: at + 1 })}
      onClose={onClose}
      tools={
        <RecordSteps
          previous={{ label: t('table.previousRow'), go: step(-1) }}
          next={{ label: t('table.nextRow'), go: step(1) }}
        />
      }
    >
      {row ? <RowFields key={row.item.id} model={model} row={row} /> : null}
    </SidePanel>
  )
}
