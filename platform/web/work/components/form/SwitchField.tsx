import type { ReactNode } from 'react'
import { useField } from './use-field.ts'

type Props = { name: string; label: string; help?: ReactNode; disabled?: boolean }

/** Yes or no, at once. */
export const SwitchField = ({ name, label, help, disabled }: Props) => {
  const field = useField(name)
  return (
    <div className="field field-switch">
      <input
        type="checkbox"
        role="switch"
        id={field.id}
        ref={field.ref}
        checked={field.value === true}
        disabled={disabled}
        aria-describedby={field.helpId}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
      />
      <label htmlFor={field.id}>{label}</label>
      <p className="field-help" id={field.helpId}>
        {help}
      </p>
    </div>
  )
}
