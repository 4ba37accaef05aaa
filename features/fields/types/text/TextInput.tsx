import type { FieldInput } from '../../web/inputs/field-input.ts'

/** Input of a longer text, which grows with its content. */
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
