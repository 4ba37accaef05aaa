import '../form.css'
import './select.css'
import type { ComponentProps } from 'react'
import { cls } from '../../../cls.ts'
import { ChevronDownIcon } from '../../icons/icons.ts'

/** One line of a closed list. */
export type SelectOption<V extends string | number> = {
  value: V
  label: string
  disabled?: boolean
  /** The heading above it; options of one group stand together. */
  group?: string
}

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

type Lines = readonly SelectOption<string | number>[]

const inGroups = (options: Lines): { group: string | undefined; lines: Lines }[] =>
  [...new Set(options.map(({ group }) => group))].map((group) => ({
    group,
    lines: options.filter((option) => option.group === group),
  }))

const optionOf = ({ value, label, disabled }: SelectOption<string | number>) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

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
        {inGroups(options).map(({ group, lines }) =>
          group === undefined ? (
            lines.map(optionOf)
          ) : (
            <optgroup key={group} label={group}>
              {lines.map(optionOf)}
            </optgroup>
          ),
        )}
      </select>
      <ChevronDownIcon />
    </span>
  )
}
