import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'

/** A text field: one line, or several with `rows`. */
export type FieldProps = Omit<FieldFrameProps, 'counted' | 'limit'> & {
  name: string
  value: string
  /** Absent for a value that is shown and not changed. */
  onChange?: (value: string) => void
  readOnly?: boolean
  /** Called on blur. */
  onLeave?: () => void
  type?: 'text' | 'email'
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal'
  rows?: number
  /** Maximum length in characters; shows a counter. Longer text is retained and marked, never cut. */
  limit?: number
  /** The control takes no more characters: for codes, never for what a person writes. */
  maxLength?: number | undefined
}

export const Field = ({
  name,
  value,
  onChange,
  readOnly,
  onLeave,
  type = 'text',
  autoComplete,
  inputMode,
  rows,
  limit,
  maxLength,
  ...frame
}: FieldProps) => (
  <FieldFrame {...frame} counted={limit === undefined ? undefined : { used: value.length, limit }}>
    {(control) => {
      const common = {
        ...control,
        className: 'field__control',
        name,
        value,
        onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
        readOnly,
        onBlur: onLeave,
        autoComplete,
        inputMode,
        maxLength,
      }
      return rows ? (
        <textarea translate="no" {...common} rows={rows} />
      ) : (
        <input translate="no" {...common} type={type} />
      )
    }}
  </FieldFrame>
)
