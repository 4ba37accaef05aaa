import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { calculatedValue } from '../../../../fields/domain/table.rules.ts'
import { elementsOf, type Column, type Field } from '../../../../fields/domain/tree.ts'
import { placeKey, type Place, type Value } from '../../../../fields/domain/values.ts'
import { valueText } from '../../../../fields/web/format/value-text.ts'
import { copiedText } from '../paste/copied-text.ts'
import type { Cell } from '../../renderer/profile-source.ts'
import { cellSource, withoutUnit, wordsOfCell } from '../grid/columns.ts'
import type { Row, TableModel } from './use-table-model.ts'

const nothing: Cell = { value: null, phase: 'saved', problem: null, savedAt: null }

/** The text of a cell, and the state of its value. */
export type ShownCell = { text: string; cell: Cell }

const sourceField = ({ editing }: TableModel, code: string): Field | undefined => {
  const found = elementsOf(editing().tree).find((element) => element.code === code)
  return found?.kind === 'PLAIN' ? found : undefined
}

/** The place of a cell's value; `null` if it is not stored. */
export const placeOf = ({ element }: TableModel, row: Row, column: Column): Place | null => {
  const source = cellSource(column, row)
  if (source === 'typed') return { code: element.code, item: row.item.id, field: column.code }
  return source === 'displayed' && column.source
    ? { code: column.source, item: null, field: column.source }
    : null
}

/** The current value of a cell, from any source, including texts of the template. */
export const valueOf = (model: TableModel, row: Row, column: Column): Value => {
  const place = placeOf(model, row, column)
  if (place) return model.editing().store.cell(place).value
  return cellSource(column, row) === 'calculated'
    ? calculatedValue(column, model.sheet.at(row.item.id, column.code))
    : wordsOfCell(column, row)
}

/** The text of a cell; rerenders only when it changes. */
export const useShownCell = (model: TableModel, row: Row, column: Column): ShownCell => {
  const source = cellSource(column, row)
  const { store } = model.editing()
  const place = useMemo(() => placeOf(model, row, column), [model, row, column])
  const key = `${row.item.id}/${column.code}`
  const subscribe = useCallback(
    (listener: () => void) => {
      if (place) return store.subscribe(placeKey(place), listener)
      return source === 'calculated' ? model.sheet.subscribe(key, listener) : () => undefined
    },
    [model, store, place, source, key],
  )
  const now = useSyncExternalStore(subscribe, (): Cell | number | null =>
    place ? store.cell(place) : source === 'calculated' ? model.sheet.at(row.item.id, column.code) : null,
  )
  const locale = currentLocale()
  return useMemo(() => {
    if (source === 'words') return { text: wordsOfCell(column, row), cell: nothing }
    const cell = typeof now === 'object' && now !== null ? now : nothing
    const value = source === 'calculated' ? calculatedValue(column, now as number | null) : cell.value
    const field =
      source === 'displayed' ? (sourceField(model, column.source ?? '') ?? column) : withoutUnit(column)
    const known = { ...model.editing().references(), locale }
    // A formatted invalid value would look as if it were saved.
    const isRefused = source === 'typed' && cell.phase === 'invalid'
    return { text: isRefused ? copiedText(field, value, known) : valueText(field, value, known), cell }
  }, [model, row, column, source, now, locale])
}
