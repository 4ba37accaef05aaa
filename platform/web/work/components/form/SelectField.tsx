import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { Select, type SelectOption } from './select/Select.tsx'
import { useField, type Field } from './use-field.ts'

type Value = string | number

type Words = {
  label: string
  options: readonly SelectOption<Value>[]
  help?: ReactNode
  /** The text for "nothing selected". */
  placeholder?: string
  disabled?: boolean
}

/** The input of one value with its frame, for a field or a part of one. */
export const SelectInput = ({
  field,
  label,
  options,
  help,
  placeholder,
  disabled,
}: Words & { field: Field }) => {
  const t = useTexts()
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

/** One value of a closed list; nothing selected is `null`. */
export const SelectField = ({ name, ...words }: Words & { name: string }) => (
  <SelectInput {...words} field={useField(name)} />
)
