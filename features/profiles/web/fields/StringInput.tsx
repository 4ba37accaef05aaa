import type { FieldInput } from './field-input.ts'

/** A line of text. */
export const StringInput = ({ id, describedBy, isWrong, required, value, set }: FieldInput) => (
  <input
    className="control"
    id={id}
    value={typeof value === 'string' ? value : ''}
    aria-required={required}
    aria-invalid={isWrong}
    aria-describedby={describedBy || undefined}
    onChange={({ target }) => set(target.value)}
  />
)
