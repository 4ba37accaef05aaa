import { useState } from 'react'
import { groupedAmount } from '#platform/web/work/components/form/money/amounts.ts'
import { numberFromText } from './number.type.ts'
import type { Value } from '../../domain/values.ts'
import { wordsIn } from '../../web/format/words-in.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'

const written = (value: Value): string => {
  if (typeof value === 'number') return groupedAmount(String(value))
  return typeof value === 'string' ? value : ''
}

/** A typed number; what is none stays as it was typed, so that it is kept and called wrong. */
const meant = (typed: string): Value => {
  if (typed.trim() === '') return null
  return numberFromText(typed) ?? typed
}

/** A number, a percentage among them: in groups of three until somebody types. */
export const NumberInput = ({ id, describedBy, isWrong, required, field, value, set }: FieldInput) => {
  const [typed, setTyped] = useState<string | null>(null)
  const unit = field.type === 'PERCENT' ? '%' : field.unit ? wordsIn(field.unit) : ''
  return (
    <span className="profile-with-unit">
      <input
        className="control tabular profile-number"
        inputMode="decimal"
        autoComplete="off"
        id={id}
        value={typed ?? written(value)}
        aria-required={required}
        aria-invalid={isWrong}
        aria-describedby={describedBy || undefined}
        onFocus={() => setTyped(written(value))}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value)
          set(meant(target.value))
        }}
      />
      {unit ? <span className="profile-unit">{unit}</span> : null}
    </span>
  )
}
