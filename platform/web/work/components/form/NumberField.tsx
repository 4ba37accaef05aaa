import { useState, type ReactNode } from 'react'
import { amountOf } from './money/amounts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useField, type Field } from './use-field.ts'

type Words = { label: string; help?: ReactNode; unit?: string; disabled?: boolean | undefined }

const asText = (value: unknown): string =>
  typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''

/** A number in a row of several; see `NumberField`. */
export const NumberInput = ({ field, label, help, unit, disabled }: Words & { field: Field }) => {
  const [typed, setTyped] = useState(asText(field.value))
  const [known, setKnown] = useState(field.value)
  if (!Object.is(known, field.value)) {
    setKnown(field.value)
    setTyped(asText(field.value))
  }
  const change = (text: string) => {
    const value = text.trim() === '' ? null : Number(amountOf(text))
    setTyped(text)
    setKnown(value)
    field.onChange(value)
  }
  return (
    <FieldFrame
      field={field}
      label={label}
      help={help}
      aside={unit ? <span className="field-count">{unit}</span> : null}
    >
      <input
        translate="no"
        className="control tabular"
        inputMode="decimal"
        id={field.id}
        ref={field.ref}
        value={typed}
        disabled={disabled}
        required={field.facts.required}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy}
        onBlur={field.onBlur}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  )
}

/** A number; an empty field is `null`, invalid text is an error. Both comma and point are accepted. */
export const NumberField = ({ name, ...words }: Words & { name: string }) => {
  const field = useField(name)
  return <NumberInput field={field} {...words} />
}
