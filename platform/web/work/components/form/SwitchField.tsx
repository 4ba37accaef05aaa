import type { ReactNode } from 'react'
import { Switch } from './Switch.tsx'
import { useField } from './use-field.ts'

type Props = { name: string; label: string; help?: ReactNode; disabled?: boolean }

/** Yes or no in a form, saved with it. */
export const SwitchField = ({ name, ...words }: Props) => {
  const field = useField(name)
  return (
    <Switch
      {...words}
      id={field.id}
      ref={field.ref}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={field.onChange}
    />
  )
}
