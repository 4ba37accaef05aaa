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
  /** A value that is not among the options selects nothing. */
  value: V | null | undefined
  options: readonly SelectOption<V>[]
  onChange: (value: V) => void
  /** The text while nothing is selected. */
  placeholder?: string
  /** Allows deselecting: called when the placeholder's line is selected. */
  onEmpty?: () => void
}

/**
 * A choice of a closed list: the native element, styled, so that keys, screen readers and phones support it. Use
 * `Combobox` for search or several selections.
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
