import { useState } from 'react'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { typingConventions } from '#platform/web/i18n/typing-conventions.ts'
import { groupedAmount, withoutGaps } from '#platform/web/work/components/form/money/amounts.ts'
import { readFieldText } from '../../domain/pasted-text.rules.ts'
import type { Field } from '../../domain/tree.ts'
import type { Value } from '../../domain/values.ts'
import { wordsIn } from '../../web/format/words-in.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'

const written = (value: Value): string => {
  if (typeof value === 'number') return groupedAmount(String(value))
  return typeof value === 'string' ? value : ''
}

/** Parses a typed number; invalid text is returned unchanged, so that it stays visible and is reported as an error. */
const meant = (field: Field, typed: string): Value => {
  const value = readValueOf(readFieldText(field, withoutGaps(typed), typingConventions(currentLocale())))
  return value === undefined ? typed : value
}

/** Input of a number or percentage, with digit grouping until the user types. */
export const NumberInput = ({ id, describedBy, isWrong, required, field, value, set }: FieldInput) => {
  const [typed, setTyped] = useState<string | null>(null)
  const unit = field.type === 'PERCENT' ? '%' : field.unit ? wordsIn(field.unit) : ''
  return (
    <span className="profile-with-unit">
      <input
        translate="no"
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
          set(meant(field, target.value))
        }}
      />
      {unit ? <span className="profile-unit">{unit}</span> : null}
    </span>
  )
}
