import { useState } from 'react'
import { useFieldSupport } from '../../web/inputs/field-support.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'

/** A day. Half a date is nothing yet: it is not saved, and told once the field is left. */
export const DateInput = ({ id, describedBy, isWrong, required, field, place, value, set }: FieldInput) => {
  const { store } = useFieldSupport()
  const [isHalf, setHalf] = useState(false)
  const { from, to } = field.limits
  return (
    <input
      className="control control-date tabular"
      type="date"
      id={id}
      min={from}
      max={to ?? '9999-12-31'}
      value={isHalf || typeof value !== 'string' ? '' : value}
      aria-required={required}
      aria-invalid={isWrong}
      aria-describedby={describedBy || undefined}
      onChange={({ target }) => {
        setHalf(target.validity.badInput)
        if (target.validity.badInput) store.refuse(place, 'INVALID_DATE')
        else set(target.value || null)
      }}
      onBlur={({ target }) => {
        // Not every browser tells of half a date while it is typed.
        setHalf(target.validity.badInput)
        if (target.validity.badInput) store.refuse(place, 'INVALID_DATE')
      }}
    />
  )
}
