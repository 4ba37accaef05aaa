import './choice.css'
import type { ComponentProps, ComponentType } from 'react'
import { cls } from '../../../cls.ts'

type Props<V> = Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'role'> & {
  name: string
  value: V | null
  options: readonly { value: V; label: string; icon?: ComponentType }[]
  onChange: (value: V) => void
}

/** A segmented control for a few short options. */
export const Segments = <V,>({ name, value, options, onChange, className, ...group }: Props<V>) => (
  <div {...group} className={cls('segments', className)} role="radiogroup">
    {options.map(({ value: one, label, icon: Icon }) => (
      <label key={label}>
        <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
        {Icon ? <Icon /> : null}
        <span>{label}</span>
      </label>
    ))}
  </div>
)
