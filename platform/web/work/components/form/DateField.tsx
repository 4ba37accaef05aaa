import type { ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'

type Props = { name: string; label: string; help?: ReactNode; min?: string; max?: string; disabled?: boolean }

/** A day, `YYYY-MM-DD`; an empty field is `null`. */
export const DateField = ({ name, label, help, ...limits }: Props) => {
  const field = useField(name)
  return (
    <FieldFrame field={field} label={label} help={help}>
      <input
        className="control control-date tabular"
        type="date"
        {...limits}
        id={field.id}
        ref={field.ref}
        value={typeof field.value === 'string' ? field.value : ''}
        required={field.facts.required}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.value || null)}
      />
    </FieldFrame>
  )
}
