import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Select, type SelectOption } from './select/Select.tsx'
import { useField } from './use-field.ts'

type Value = string | number

type Props = {
  name: string
  label: string
  options: readonly SelectOption<Value>[]
  help?: ReactNode
  /** The words of "nothing chosen". */
  placeholder?: string
  disabled?: boolean
}

/** One value of a closed list; nothing chosen is `null`. */
export const SelectField = ({ name, label, options, help, placeholder, disabled }: Props) => {
  const t = useTexts()
  const field = useField(name)
  return (
    <FieldFrame field={field} label={label} help={help}>
      <Select
        id={field.id}
        ref={field.ref}
        value={field.value as Value | null}
        options={options}
        placeholder={placeholder ?? t('form.select')}
        disabled={disabled}
        required={field.facts.required}
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy}
        onBlur={field.onBlur}
        onChange={field.onChange}
        {...(field.facts.required ? {} : { onEmpty: () => field.onChange(null) })}
      />
    </FieldFrame>
  )
}
