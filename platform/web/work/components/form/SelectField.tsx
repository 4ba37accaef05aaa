import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'

type Value = string | number

type Props = {
  name: string
  label: string
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  help?: ReactNode
  /** The words of "nothing chosen". */
  placeholder?: string
  disabled?: boolean
}

/** One value of a closed list; nothing chosen is `null`. */
export const SelectField = ({ name, label, options, help, placeholder, disabled }: Props) => {
  const t = useTexts()
  const field = useField(name)
  const chosen = options.findIndex((option) => option.value === field.value)
  return (
    <FieldFrame field={field} label={label} help={help}>
      <select
        className="control"
        id={field.id}
        ref={field.ref}
        value={chosen}
        disabled={disabled}
        required={field.facts.required}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(options[Number(event.target.value)]?.value ?? null)}
      >
        <option value={-1} disabled={field.facts.required}>
          {placeholder ?? t('form.select')}
        </option>
        {options.map((option, at) => (
          <option key={option.value} value={at} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
