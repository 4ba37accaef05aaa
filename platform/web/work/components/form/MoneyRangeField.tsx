import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { AmountInput } from './money/AmountInput.tsx'
import { Select } from './select/Select.tsx'
import { useField } from './use-field.ts'

type Props = {
  name: string
  label: string
  currencies: readonly string[]
  help?: ReactNode
  disabled?: boolean
}

type Range = { from: string; to: string; currency: string }

/** Two amounts, 'To' above 'From', and their currency; the value is `{ from, to, currency }`, or null when empty. */
export const MoneyRangeField = ({ name, label, currencies, help, disabled = false }: Props) => {
  const t = useTexts()
  const field = useField(name)
  const id = useId()
  const range = field.value as Range | null
  const [picked, setPicked] = useState(currencies[0] ?? '')
  const { from, to, currency } = range ?? { from: '', to: '', currency: picked }
  const change = (part: Partial<Range>) => {
    const next = { from, to, currency, ...part }
    setPicked(next.currency)
    field.onChange(next.from === '' && next.to === '' ? null : next)
  }
  const { facts } = field
  const itsFrom = { ...field.part('from'), facts }
  const itsTo = { ...field.part('to'), facts }
  const itsCurrency = field.part('currency')
  return (
    <fieldset className="field-set" aria-describedby={id}>
      <legend>{label}</legend>
      <div className="form-row form-row-tight">
        <FieldFrame field={{ ...itsFrom, error: itsFrom.error ?? field.error }} label={t('form.money.from')}>
          <AmountInput
            field={itsFrom}
            amount={from}
            disabled={disabled}
            onChange={(amount) => change({ from: amount })}
          />
        </FieldFrame>
        <FieldFrame field={itsTo} label={t('form.money.to')}>
          <AmountInput
            field={itsTo}
            amount={to}
            disabled={disabled}
            onChange={(amount) => change({ to: amount })}
          />
        </FieldFrame>
        <FieldFrame field={itsCurrency} label={t('form.money.currency')}>
          <Select
            id={itsCurrency.id}
            value={currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            disabled={disabled}
            aria-invalid={itsCurrency.error !== null}
            aria-describedby={itsCurrency.describedBy}
            onBlur={field.onBlur}
            onChange={(code) => change({ currency: code })}
          />
        </FieldFrame>
      </div>
      <p className="field-help" id={id}>
        {help}
      </p>
    </fieldset>
  )
}
