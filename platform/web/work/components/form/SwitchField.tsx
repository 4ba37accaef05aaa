import { useLayoutEffect, type ReactNode } from 'react'
import { useFormContext } from './form-context.ts'
import { Switch } from './Switch.tsx'
import { useField, type Field } from './use-field.ts'

type Words = { label: string; help?: ReactNode; disabled?: boolean }

/** The input of a boolean, for a field or a part of one. */
export const SwitchInput = ({ field, ...words }: Words & { field: Field }) => {
  const { labels } = useFormContext()
  const { name, id } = field
  const { label } = words
  // Off is a value, so that a switch is never marked as required or optional.
  useLayoutEffect(() => labels.add(name, { id, label, required: null }), [labels, name, id, label])
  return (
    <Switch
      {...words}
      id={id}
      ref={field.ref}
      checked={field.value === true}
      error={field.error}
      onChange={field.onChange}
    />
  )
}

/** A boolean in a form, saved with it. */
export const SwitchField = ({ name, ...words }: Words & { name: string }) => (
  <SwitchInput {...words} field={useField(name)} />
)
