import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { AmountInput } from './money/AmountInput.tsx'
import { useField } from './use-field.ts'

type Props = {
  name: string
  label: string
  /** Code or sign, next to the label. */
  currency: string
  help?: ReactNode
  disabled?: boolean
}

/** An amount of money in a known currency; the value is a decimal string, an empty field is null. */
export const MoneyField = ({ name, label, currency, help, disabled = false }: Props) => {
  const field = useField(name)
  return (
    <FieldFrame
      field={field}
      label={label}
      help={help}
      aside={<span className="field-count">{currency}</span>}
    >
      <AmountInput
        field={field}
        amount={typeof field.value === 'string' ? field.value : ''}
        disabled={disabled}
        onChange={(amount) => field.onChange(amount || null)}
      />
    </FieldFrame>
  )
}
