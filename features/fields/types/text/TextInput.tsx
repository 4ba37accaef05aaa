import type { FieldInput } from '../../web/inputs/field-input.ts'

/** A longer text; the control grows with what is typed. */
export const TextInput = ({ id, describedBy, isWrong, required, value, set }: FieldInput) => (
  <textarea
    translate="no"
    className="control profile-text"
    id={id}
    rows={3}
    value={typeof value === 'string' ? value : ''}
    aria-required={required}
    aria-invalid={isWrong}
    aria-describedby={describedBy || undefined}
    onChange={({ target }) => set(target.value)}
  />
)
