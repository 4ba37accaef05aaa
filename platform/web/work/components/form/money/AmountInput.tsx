import { useState } from 'react'
import type { Field } from '../use-field.ts'
import { amountOf, groupedAmount } from './amounts.ts'

type Props = {
  field: Field
  amount: string
  disabled: boolean
  onChange: (amount: string) => void
}

/** The input of an amount: plain while typing, with thousands separators afterwards. */
export const AmountInput = ({ field, amount, disabled, onChange }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      translate="no"
      className="control tabular"
      inputMode="decimal"
      autoComplete="off"
      id={field.id}
      ref={field.ref}
      value={typed ?? groupedAmount(amount)}
      disabled={disabled}
      required={field.facts.required}
      aria-invalid={field.error !== null}
      aria-describedby={field.describedBy}
      onFocus={() => setTyped(groupedAmount(amount))}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(amountOf(target.value))
      }}
    />
  )
}
