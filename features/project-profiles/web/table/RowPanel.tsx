import { RecordSteps } from '#platform/web/work/components/details/RecordSteps.tsx'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '../../../fields/domain/tree.ts'
import { EditField } from '../renderer/EditField.tsx'
import {
  ProfileEditingProvider,
  useProfileEditing,
  type ProfileEditing,
  type ProfileStore,
} from '../renderer/profile-source.ts'
import { usePlace } from '../renderer/use-cell.ts'
import { cellSource, headOf } from './grid/columns.ts'
import { useShownCell } from './model/use-cell-text.ts'
import type { Row, TableModel } from './model/use-table-model.ts'
import { useEffect, useMemo } from 'react'
import { placeKey, sameValue, type Place, type Value } from '../../../fields/domain/values.ts'
import type { TableHistory } from './model/table-history.ts'

/** Wraps a store so that the changes in a field until it loses the focus are one undoable command. */
const noting = (store: ProfileStore, history: TableHistory) => {
  const open = new Map<string, { place: Place; value: Value }>()
  const close = (key: string): void => {
    const before = open.get(key)
    open.delete(key)
    if (before && !sameValue(before.value, store.cell(before.place).value)) history.add({ before: [before] })
  }
  const noted: ProfileStore = {
    ...store,
    set: (place, value) => {
      const key = placeKey(place)
      if (!open.has(key)) open.set(key, { place, value: store.cell(place).value })
      store.set(place, value)
    },
    leave: (place) => {
      close(placeKey(place))
      store.leave(place)
    },
  }
  return { store: noted, end: () => [...open.keys()].forEach(close) }
}

/** Editing context of the fields in a row's panel. */
const usePanelEditing = (history: TableHistory): ProfileEditing => {
  const editing = useProfileEditing()
  const { store } = editing
  const noted = useMemo(() => noting(store, history), [store, history])
  // A field that is unmounted with its panel has no blur event.
  useEffect(() => noted.end, [noted])
  return useMemo(() => ({ ...editing, store: noted.store }), [editing, noted])
}

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
