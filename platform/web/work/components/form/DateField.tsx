import type { ReactNode } from 'react'
import { DayInput } from './date/DayInput.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useField, type Field } from './use-field.ts'

type Words = { label: string; help?: ReactNode; min?: string; max?: string; disabled?: boolean }

/** A day in a row of several; see `DateField`. */
export const DateInput = ({ field, label, help, ...limits }: Words & { field: Field }) => (
  <FieldFrame field={field} label={label} help={help}>
    <DayInput
      {...limits}
      id={field.id}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : null}
      required={field.facts.required}
      isWrong={field.error !== null}
      describedBy={field.describedBy}
      onBlur={field.onBlur}
      onChange={field.onChange}
      onUnread={field.onChange}
    />
  </FieldFrame>
)

/** A day, `YYYY-MM-DD`; an empty field is `null`. Invalid text remains as typed, and the schema refuses it. */
export const DateField = ({ name, ...words }: Words & { name: string }) => {
  const field = useField(name)
  return <DateInput field={field} {...words} />
}
