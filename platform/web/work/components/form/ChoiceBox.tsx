import './form.css'
import { useId } from 'react'
import { Combobox } from './combobox/Combobox.tsx'
import type { Option } from './combobox/options.ts'

type Props<V extends string | number> = {
  label: string
  /** The label is for screen readers only; its meaning is visible nearby. */
  labelHidden?: boolean
  options: readonly Option<V>[]
  value: V | null
  onChoose: (value: V | null) => void
  /** The text while nothing is selected; without it a value is required. */
  none?: string
  /** What to say if the search finds nothing. */
  nothing?: string
}

/** One of many options, searched by typing, which takes effect as soon as it is selected. */
export const ChoiceBox = <V extends string | number>({
  label,
  labelHidden = false,
  options,
  value,
  onChoose,
  none,
  nothing,
}: Props<V>) => {
  const id = useId()
  const chosen = options.filter((option) => option.value === value)
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <Combobox
        id={id}
        label={label}
        options={options}
        chosen={chosen}
        nothing={nothing}
        clearable={none !== undefined}
        required={none === undefined}
        {...(none === undefined ? {} : { placeholder: none })}
        onChange={([next]) => {
          if (next) onChoose(next.value as V)
          else if (none !== undefined) onChoose(null)
        }}
      />
    </div>
  )
}
