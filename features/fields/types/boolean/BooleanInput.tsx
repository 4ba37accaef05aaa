import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'

const choices = [
  [true, 'value.yes'],
  [false, 'value.no'],
  [null, 'value.notGiven'],
] as const

/** Yes, no, or not given: one never passes for another. */
export const BooleanInput = ({ id, labelId, describedBy, isWrong, required, value, set }: FieldInput) => {
  const t = useTexts('fields')
  return (
    <div
      className="profile-choices"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={required}
      aria-invalid={isWrong}
      aria-describedby={describedBy || undefined}
    >
      {choices.map(([choice, words]) => (
        <label key={words}>
          <input type="radio" name={id} checked={value === choice} onChange={() => set(choice)} />
          <span>{t(words)}</span>
        </label>
      ))}
    </div>
  )
}
