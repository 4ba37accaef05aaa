import type { ReactNode } from 'react'
import { DayInput } from './date/DayInput.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'

type Props = { name: string; label: string; help?: ReactNode; min?: string; max?: string; disabled?: boolean }

/** A day, `YYYY-MM-DD`; an empty field is `null`. Invalid text remains as typed, and the schema refuses it. */
export const DateField = ({ name, label, help, ...limits }: Props) => {
  const field = useField(name)
  return (
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
}
