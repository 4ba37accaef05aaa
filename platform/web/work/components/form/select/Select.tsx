import '../form.css'
import './select.css'
import type { ComponentProps } from 'react'
import { cls } from '../../../cls.ts'
import { ChevronDownIcon } from '../../icons/icons.ts'

/** One line of a closed list. */
export type SelectOption<V extends string | number> = { value: V; label: string; disabled?: boolean }

type Props<V extends string | number> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children' | 'multiple' | 'size'
> & {
  /** What is not among the options chooses nothing. */
  value: V | null | undefined
  options: readonly SelectOption<V>[]
  onChange: (value: V) => void
  /** The words while nothing is chosen. */
  placeholder?: string
  /** Nothing may be chosen again: the line of the placeholder, when it is pressed. */
  onEmpty?: () => void
}

/**
 * A choice of a closed list: the browser's own element, so keys, readers and phones know it, in the portal's clothes.
 * What is searched or chosen several times is a `Combobox`.
 */
export const Select = <V extends string | number>({
  value,
  options,
  onChange,
  placeholder,
  onEmpty,
  className,
  ...select
}: Props<V>) => {
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <span className={cls('select', className)}>
      <select
        {...select}
        className="control"
        value={options[chosen]?.value ?? ''}
        onChange={({ target }) => {
          const option = options[target.selectedIndex - (placeholder === undefined ? 0 : 1)]
          if (option) onChange(option.value)
          else onEmpty?.()
        }}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled={!onEmpty}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </span>
  )
}
