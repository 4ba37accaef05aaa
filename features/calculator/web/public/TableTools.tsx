import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import {
  addRow,
  copyRow,
  fillRight,
  growRight,
  moveRow,
  removeRow,
  roundTable,
} from '../../domain/edits.rules.ts'
import { limits, type Inputs, type Table } from '../../domain/inputs.ts'
import { cellOf } from '../../domain/typed-cells.rules.ts'
import type { Entries } from './calculation-store.ts'
import type { Place } from './grid-moves.ts'
import { commaIn } from './shown-numbers.ts'

type Props = {
  table: Table
  inputs: Inputs
  entries: Entries
  /** The active cell; null before the first one was entered. */
  at: Place | null
  years: number
  goTo: (place: Place) => void
}

const hasTwoDigits = (inputs: Inputs, table: Table): boolean =>
  inputs[table].some(({ values }) =>
    values.some((value) => typeof value === 'number' && Math.abs(value * 10 - Math.round(value * 10)) > 1e-6),
  )

/** Actions on the active row and cell. */
export const TableTools = ({ table, inputs, entries, at, years, goTo }: Props) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const [growth, setGrowth] = useState('10')
  const items = inputs[table]
  const row = at !== null && at.row < items.length ? at.row : null
  const column = Math.max(at?.column ?? 0, 0)
  const percent = cellOf(growth, commaIn(locale))
  const add = (): void => {
    entries.edit((now) => addRow(now, table))
    const place = { row: items.length, column: -1 }
    setTimeout(() => goTo(place))
  }
  const tool = (key: string, act: () => void, disabled = row === null) => (
    <button type="button" className="entry-tool" disabled={disabled} onClick={act}>
      {t(`table.tools.${key}`)}
    </button>
  )
  return (
    <div className="entry-tools" role="toolbar" aria-label={t('table.tools.label')}>
      {tool('add', add, items.length >= limits.items)}
      {tool('fillRight', () => entries.edit((now) => fillRight(now, table, row!, column, years)))}
      <span className="entry-tools__growth">
        {tool(
          'grow',
          () => entries.edit((now) => growRight(now, table, row!, column, years, Number(percent))),
          row === null || typeof percent !== 'number' || percent <= -100 || percent > 1000,
        )}
        <input
          translate="no"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          aria-label={t('table.tools.growthBy')}
          value={growth}
          onChange={({ target }) => setGrowth(target.value)}
        />
        <span aria-hidden="true">%</span>
      </span>
      {tool(
        'copy',
        () => entries.edit((now) => copyRow(now, table, row!)),
        row === null || items.length >= limits.items,
      )}
      {tool('up', () => {
        entries.edit((now) => moveRow(now, table, row!, -1))
        setTimeout(() => goTo({ row: Math.max(row! - 1, 0), column: at!.column }))
      })}
      {tool('down', () => {
        entries.edit((now) => moveRow(now, table, row!, 1))
        setTimeout(() => goTo({ row: Math.min(row! + 1, items.length - 1), column: at!.column }))
      })}
      {tool('remove', () => entries.edit((now) => removeRow(now, table, row!)))}
      {hasTwoDigits(inputs, table)
        ? tool('round', () => entries.edit((now) => roundTable(now, table)), false)
        : null}
    </div>
  )
}
