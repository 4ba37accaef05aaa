import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { IconAction } from '../IconAction.tsx'
import { AddIcon, CloseIcon } from '../icons/icons.ts'
import { useField, type Field, type WholeField } from './use-field.ts'

type RowsProps<T> = {
  /** Initial value of a new row. */
  empty: T
  addLabel: string
  removeLabel: (number: number) => string
  /** Renders a row; `input` connects a part of it, or the whole row if it is a plain text. */
  children: (row: T, number: number, input: (part?: keyof T & string) => Field) => ReactNode
  disabled?: boolean
}

/** The rows of a field, or of a part of one, that is a list. */
export const RepeatedRows = <T extends string | object>({
  field,
  empty,
  children,
  ...rest
}: RowsProps<T> & { field: WholeField }) => {
  const t = useTexts()
  const rows = (field.value ?? []) as readonly T[]
  const { max } = field.facts
  const put = (at: number, row: T) => field.onChange(rows.map((other, index) => (index === at ? row : other)))
  const inputAt =
    (row: T, at: number) =>
    (part?: keyof T & string): Field => ({
      ...field.part(part ? `${at}.${part}` : `${at}`),
      value: part ? row[part] : row,
      onChange: (given) => put(at, (part ? { ...(row as object), [part]: given } : given) as T),
    })
  return (
    <div className="repeated">
      {rows.length > 0 ? (
        <ul>
          {rows.map((row, at) => (
            // Rows have no other identity, and are only added at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <div className="form-row">{children(row, at + 1, inputAt(row, at))}</div>
              {rest.disabled ? null : (
                <IconAction
                  icon={CloseIcon}
                  label={rest.removeLabel(at + 1)}
                  tip="end"
                  onClick={() => field.onChange(rows.filter((_, index) => index !== at))}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="form-buttons">
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={rest.disabled || (max !== null && rows.length >= max)}
          // The field keeps the focus until the click: its error would move the button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => field.onChange([...rows, empty])}
        >
          {rest.addLabel}
        </Button>
        {max === null ? null : (
          <span className="field-count tabular">{t('form.count', { used: rows.length, limit: max })}</span>
        )}
      </div>
    </div>
  )
}

/** A list of rows that can be added and removed; the value is the list. */
export const RepeatedField = <T extends string | object>({
  name,
  ...rows
}: RowsProps<T> & { name: string }) => <RepeatedRows {...rows} field={useField(name)} />
