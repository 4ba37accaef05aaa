import { useCallback, useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { clearArea, pasteBlock, setCell, setName } from '../../domain/edits.rules.ts'
import type { Fault } from '../../domain/faults.rules.ts'
import { yearsOf, type Inputs, type Table } from '../../domain/inputs.ts'
import { blockOf, cellOf, commaOf } from '../../domain/typed-cells.rules.ts'
import type { Entries } from './calculation-store.ts'
import { EntryRow } from './EntryRow.tsx'
import { areaOf, isOneCell, movedBy, type Place, type Selection } from './grid-moves.ts'
import { CommaQuestion } from './CommaQuestion.tsx'
import { amountText, commaIn, typedCell } from './shown-numbers.ts'
import { TableTools } from './TableTools.tsx'

type Props = {
  table: Table
  inputs: Inputs
  entries: Entries
  /** Errors of this table, once the step was left. */
  faults: readonly Fault[]
  readOnly: boolean
}

type Pasting = { at: Place; block: string[][]; ask: string; meanings: readonly [string, string] }

const placeOf = (target: EventTarget): Place | null =>
  target instanceof HTMLInputElement && target.dataset['row'] !== undefined
    ? { row: Number(target.dataset['row']), column: Number(target.dataset['column']) }
    : null

/** A spreadsheet-like table of inputs: years across, items down. */
export const EntryTable = ({ table, inputs, entries, faults, readOnly }: Props) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<Selection | null>(null)
  const [pasting, setPasting] = useState<Pasting | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const years = yearsOf(inputs)
  const items = inputs[table]
  const totals = useMemo(
    () =>
      years.map((_, column) =>
        items.reduce((all, { values }) => {
          const value = values[column]
          return typeof value === 'number' ? all + value : all
        }, 0),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the years follow from their count
    [items, years.length],
  )
  const wrong = useMemo(() => {
    const rows = new Map<string, string[]>()
    for (const fault of faults)
      if ('item' in fault && fault.item)
        rows.set(fault.item, [
          ...(rows.get(fault.item) ?? []),
          `${fault.year ?? -1}:${t(`faults.${fault.code}`)}`,
        ])
    return rows
  }, [faults, t])

  const onType = useCallback(
    (row: number, column: number, text: string) =>
      entries.edit(
        (now) => setCell(now, table, row, column, cellOf(text, commaIn(locale))),
        `${table} ${row} ${column}`,
      ),
    [entries, table, locale],
  )
  const onName = useCallback(
    (row: number, name: string) => entries.edit((now) => setName(now, table, row, name), `${table} ${row}`),
    [entries, table],
  )

  const goTo = ({ row, column }: Place): void =>
    root.current
      ?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`)
      ?.focus({ preventScroll: false })

  const put = ({ at, block }: Pick<Pasting, 'at' | 'block'>, comma: Parameters<typeof cellOf>[1]): void => {
    const cells = block.map((line) => line.map((text) => ({ text: text.trim(), cell: cellOf(text, comma) })))
    // A first column of names is pasted left of the years.
    const isNamed = at.column === 0 && cells.every(([first]) => typeof first?.cell === 'string')
    const from = isNamed ? { ...at, column: -1 } : at
    const pasted = pasteBlock(inputs, table, from, cells, years.length)
    entries.edit(() => pasted.inputs)
    setAnnouncement(
      [
        t('table.pasted', { count: pasted.cells }),
        pasted.left > 0 ? t('table.pastedLeft', { count: pasted.left }) : '',
      ].join(' '),
    )
  }

  const onPaste = (event: ClipboardEvent): void => {
    const at = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!at || readOnly || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const block = blockOf(text)
    const comma = commaOf(block)
    if ('ask' in comma) setPasting({ at, block, ...comma })
    else put({ at, block }, comma.comma ?? commaIn(locale))
  }

  const onCopy = (event: ClipboardEvent): void => {
    const area = selection && areaOf(selection)
    if (!area || isOneCell(area)) return
    event.preventDefault()
    const text = items.slice(area.rows[0], area.rows[1] + 1).map(({ name, values }) =>
      Array.from({ length: area.columns[1] - area.columns[0] + 1 }, (_, n) => {
        const column = area.columns[0] + n
        return column < 0 ? name.replace(/[\t\n]/g, ' ') : typedCell(values[column] ?? null, locale)
      }).join('\t'),
    )
    event.clipboardData.setData('text/plain', text.join('\n'))
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = placeOf(event.target)
    if (!at) return
    const field = event.target as HTMLInputElement
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && ['z', 'y', 'я', 'н'].includes(event.key.toLowerCase()) && field.dataset['clean']) {
      event.preventDefault()
      const isRedo = event.shiftKey || ['y', 'н'].includes(event.key.toLowerCase())
      if (isRedo) entries.redo()
      else entries.undo()
      return
    }
    const area = selection && areaOf(selection)
    if ((event.key === 'Delete' || event.key === 'Backspace') && area && !isOneCell(area) && !readOnly) {
      event.preventDefault()
      entries.edit((now) => clearArea(now, table, area))
      return
    }
    if (isCommand || event.altKey) return
    const size = { rows: items.length, years: years.length }
    if (event.shiftKey && event.key !== 'Enter') {
      const to = movedBy(event, field, selection?.to ?? at, size)
      const isAll = field.selectionStart === 0 && field.selectionEnd === field.value.length
      if (!to || !isAll) return
      event.preventDefault()
      setSelection({ from: at, to })
      return
    }
    const to = movedBy(event, field, at, size)
    if (!to) return
    event.preventDefault()
    goTo(to)
  }

  const area = selection && areaOf(selection)
  const cellFault = faults.find(
    (fault) => 'table' in fault && fault.table === table && fault.item !== undefined,
  ) as (Fault & { item: string; year?: number }) | undefined
  const nameOfFault = items.find(({ id }) => id === cellFault?.item)?.name
  const tableFault = faults.find((fault) => 'table' in fault && !fault.item)
  if (years.length === 0) return <p className="calculator__muted">{t('table.noYears')}</p>
  return (
    <div className="entry-table" ref={root}>
      {readOnly ? null : (
        <TableTools
          table={table}
          inputs={inputs}
          entries={entries}
          at={selection?.from ?? null}
          years={years.length}
          goTo={goTo}
        />
      )}
      {items.length === 0 ? (
        <p className="calculator__muted">{t(`table.empty.${table}`)}</p>
      ) : (
        <div className="entry-table__scroll" role="group" aria-label={t(`table.title.${table}`)}>
          <table
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onCopy={onCopy}
            onMouseDown={(event) => {
              const to = placeOf(event.target)
              if (!event.shiftKey || !to || !selection) return
              event.preventDefault()
              setSelection({ from: selection.from, to })
            }}
            onFocus={(event) => {
              const at = placeOf(event.target)
              if (at) setSelection({ from: at, to: at })
            }}
          >
            <caption className="visually-hidden">{t(`table.title.${table}`)}</caption>
            <thead>
              <tr>
                <th scope="col" className="entry-table__name">
                  {t('table.item')}
                  <span className="entry-table__unit">{t(`unit.${inputs.unit}`)}</span>
                </th>
                {years.map((year) => (
                  <th key={year} scope="col" className="tabular">
                    {year}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item, row) => (
                <EntryRow
                  key={item.id}
                  table={table}
                  item={item}
                  row={row}
                  firstYear={years[0]!}
                  years={years.length}
                  locale={locale}
                  selected={
                    area && !isOneCell(area) && row >= area.rows[0] && row <= area.rows[1]
                      ? area.columns.join(' ')
                      : ''
                  }
                  wrong={(wrong.get(item.id) ?? []).join('\n')}
                  readOnly={readOnly}
                  onType={onType}
                  onName={onName}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" className="entry-table__name">
                  {t('table.total')}
                </th>
                {totals.map((total, column) => (
                  <td key={years[column]} className="tabular">
                    {amountText(total, locale)}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {cellFault ? (
        <p className="field__error">
          {[
            nameOfFault,
            cellFault.year === undefined ? '' : years[cellFault.year],
            t(`faults.${cellFault.code}`),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      ) : null}
      {tableFault ? <p className="field__error">{t(`faults.${tableFault.code}`)}</p> : null}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {pasting ? (
        <CommaQuestion
          example={pasting.ask}
          meanings={pasting.meanings}
          onClose={() => setPasting(null)}
          onAnswer={(comma) => {
            put(pasting, comma)
            setPasting(null)
          }}
        />
      ) : null}
    </div>
  )
}
