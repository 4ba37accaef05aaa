import { memo, useEffect, useRef, useState } from 'react'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Cell } from '../../domain/inputs.ts'
import { shownCell, typedCell } from './shown-numbers.ts'

type Props = {
  /** Its row and column in the table. */
  row: number
  column: number
  value: Cell
  label: string
  locale: Locale
  error: string | undefined
  isSelected: boolean
  readOnly: boolean
  onType: (row: number, column: number, text: string) => void
}

/**
 * A number in a table. Typing updates only this cell; the inputs follow when typing pauses or the cell loses focus, so
 * that large tables stay responsive. A text field, because a mouse wheel changes number fields.
 */
export const EntryCell = memo(
  ({ row, column, value, label, locale, error, isSelected, readOnly, onType }: Props) => {
    const [typed, setTyped] = useState<string | null>(null)
    const [isHere, setHere] = useState(false)
    const waiting = useRef<ReturnType<typeof setTimeout> | null>(null)
    const before = useRef(value)
    useEffect(() => {
      // Shows changes from undo or paste immediately.
      if (before.current !== value && waiting.current === null) setTyped(null)
      before.current = value
    }, [value])
    const take = (text: string): void => {
      if (waiting.current) clearTimeout(waiting.current)
      waiting.current = null
      onType(row, column, text)
    }
    return (
      <td className={isSelected ? 'entry-table__cell entry-table__cell--selected' : 'entry-table__cell'}>
        <input
          translate="no"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="entry-table__input tabular"
          data-row={row}
          data-column={column}
          data-clean={typed === null || undefined}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          title={error}
          readOnly={readOnly}
          value={typed ?? (isHere ? typedCell(value, locale) : shownCell(value, locale))}
          onFocus={(event) => {
            setHere(true)
            const { currentTarget } = event
            requestAnimationFrame(() => currentTarget.select())
          }}
          onChange={({ target }) => {
            setTyped(target.value)
            if (waiting.current) clearTimeout(waiting.current)
            waiting.current = setTimeout(() => take(target.value), 300)
          }}
          onBlur={({ target }) => {
            setHere(false)
            if (typed !== null) take(target.value)
            setTyped(null)
          }}
        />
      </td>
    )
  },
)
