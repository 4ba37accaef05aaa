import type { ReactNode } from 'react'

type CheckboxProps = {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A yes or no with its label beside it. */
export const Checkbox = ({ name, checked, onChange, children }: CheckboxProps) => (
  <label className="checkbox">
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{children}</span>
  </label>
)
