import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { amountOf, groupedAmount } from '#platform/web/work/components/form/money/amounts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { offeredCurrencies, usualCurrencies, type Currency } from '../../domain/element-types.ts'
import type { Money } from '../../domain/values.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'
import { useFieldSupport } from '../../web/inputs/field-support.ts'

const isMoney = (value: FieldInput['value']): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value

/** Input of an amount, with digit grouping until the user types, and of its currency if there is a choice. */
export const MoneyInput = ({
  id,
  labelId,
  describedBy,
  isWrong,
  required,
  field,
  value,
  set,
}: FieldInput) => {
  const t = useTexts('fields')
  const { currencies: offered = usualCurrencies } = useFieldSupport()
  const [typed, setTyped] = useState<string | null>(null)
  // A currency without an amount is not a value; it is remembered for the next amount.
  const [picked, setPicked] = useState<Currency>(field.currency ?? offered[0] ?? 'RUB')
  const amount = isMoney(value) ? value.amount : ''
  const currency = isMoney(value) ? value.currency : picked
  const change = (next: string, itsCurrency: Currency) => {
    setPicked(itsCurrency)
    set(next.trim() === '' ? null : { amount: next, currency: itsCurrency })
  }
  return (
    <span
      className="profile-with-unit"
      {...(field.currency ? {} : { role: 'group', 'aria-labelledby': labelId })}
    >
      <input
        translate="no"
        className="control tabular profile-number"
        inputMode="decimal"
        autoComplete="off"
        id={id}
        aria-label={field.currency ? undefined : t('input.amount')}
        value={typed ?? groupedAmount(amount)}
        aria-required={required}
        aria-invalid={isWrong}
        aria-describedby={describedBy || undefined}
        onFocus={() => setTyped(groupedAmount(amount))}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value)
          change(amountOf(target.value), currency)
        }}
      />
      {field.currency ? (
        <span className="profile-unit">{field.currency}</span>
      ) : (
        <Select
          className="profile-currency"
          aria-label={t('input.currency')}
          value={currency}
          options={offeredCurrencies(offered, currency).map((one) => ({ value: one, label: one }))}
          onChange={(one) => change(amount, one)}
        />
      )}
    </span>
  )
}
