import type { ReactNode } from 'react'
import { Switch } from './Switch.tsx'
import { useField, type Field } from './use-field.ts'

type Words = { label: string; help?: ReactNode; disabled?: boolean }

/** The input of a boolean, for a field or a part of one. */
export const SwitchInput = ({ field, ...words }: Words & { field: Field }) => (
  <Switch
    {...words}
    id={field.id}
    ref={field.ref}
    checked={field.value === true}
    onBlur={field.onBlur}
    onChange={field.onChange}
  />
)

/** A boolean in a form, saved with it. */
export const SwitchField = ({ name, ...words }: Words & { name: string }) => (
  <SwitchInput {...words} field={useField(name)} />
)
