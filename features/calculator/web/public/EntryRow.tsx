import { memo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import { limits, type Item, type Table } from '../../domain/inputs.ts'
import { EntryCell } from './EntryCell.tsx'

type Props = {
  table: Table
  item: Item
  row: number
  firstYear: number
  years: number
  locale: Locale
  /** First and last selected column, as text; empty if none of the row. */
  selected: string
  /** Errors of the row as lines of `column:text`, with −1 for the name. */
  wrong: string
  readOnly: boolean
  onType: (row: number, column: number, text: string) => void
  onName: (row: number, name: string) => void
}

/** A row of a table of inputs: its name, and a number per year. */
export const EntryRow = memo(
  ({ item, row, firstYear, years, locale, selected, wrong, readOnly, onType, onName }: Props) => {
    const t = useTexts('calculator')
    const errors = new Map(
      wrong.split('\n').map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at), line.slice(at + 1)] as const
      }),
    )
    const [from, to] = selected === '' ? [0, -1] : selected.split(' ').map(Number)
    const nameError = errors.get('-1')
    return (
      <tr>
        <th scope="row" className="entry-table__name">
          <input
            translate="no"
            type="text"
            autoComplete="off"
            className="entry-table__input entry-table__input--name"
            data-row={row}
            data-column={-1}
            data-clean
            maxLength={limits.name}
            aria-label={t('table.nameOf', { row: row + 1 })}
            aria-invalid={nameError ? true : undefined}
            title={nameError ?? item.name}
            placeholder={t('table.namePlaceholder')}
            readOnly={readOnly}
            value={item.name}
            onChange={({ target }) => onName(row, target.value)}
          />
        </th>
        {Array.from({ length: years }, (_, column) => (
          <EntryCell
            key={column}
            row={row}
            column={column}
            value={item.values[column] ?? null}
            label={t('table.cellOf', {
              name: item.name || t('table.rowNumber', { row: row + 1 }),
              year: firstYear + column,
            })}
            locale={locale}
            error={errors.get(String(column))}
            isSelected={column >= from! && column <= to!}
            readOnly={readOnly}
            onType={onType}
          />
        ))}
      </tr>
    )
  },
)
