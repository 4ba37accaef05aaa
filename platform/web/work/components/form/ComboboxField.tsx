import { useRef, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Combobox } from './combobox/Combobox.tsx'
import type { Option, Options, OptionValue } from './combobox/options.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useField } from './use-field.ts'

type Props = {
  name: string
  label: string
  /** All options, or a search; memoize a search with `useCallback`. */
  options: Options
  /** Labels of the initial selection, if the options are searched. */
  chosen?: readonly Option[]
  /** Allows several options: the value is a list of ids. */
  multiple?: boolean
  help?: ReactNode
  placeholder?: string
  disabled?: boolean
  /** Required for submitting, though its schema allows it to be empty. */
  required?: boolean
  /** Called for every selection by the person, after the form is updated. */
  onChoose?: (chosen: readonly Option[]) => void
}

const listed = (value: unknown): OptionValue[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value as OptionValue]

/**
 * A searchable selection: `<ComboboxField name="countryId" label={t('country')} options={findCountries} chosen={[…]}
 * />`. The value is the id of the selected option or null; with `multiple` a list of ids.
 */
export const ComboboxField = ({ name, label, options, chosen, multiple = false, help, ...rest }: Props) => {
  const t = useTexts()
  const own = useField(name)
  const field = rest.required ? { ...own, facts: { ...own.facts, required: true } } : own
  const seenOptions = useRef(new Map<OptionValue, Option>())
  const known = [
    ...(typeof options === 'function' ? [] : options),
    ...(chosen ?? []),
    ...seenOptions.current.values(),
  ]
  const values = listed(field.value)
  const shown = values.map(
    (value): Option => known.find((option) => option.value === value) ?? { value, label: String(value) },
  )
  const change = (next: readonly Option[]) => {
    for (const option of next) seenOptions.current.set(option.value, option)
    field.onChange(multiple ? next.map(({ value }) => value) : (next[0]?.value ?? null))
    rest.onChoose?.(next)
  }
  const max = multiple ? field.facts.max : null
  const counter =
    max === null ? null : (
      <span className="field-count tabular">{t('form.count', { used: values.length, limit: max })}</span>
    )
  return (
    <FieldFrame field={field} label={label} help={help} aside={counter}>
      <Combobox
        id={field.id}
        label={label}
        options={options}
        chosen={shown}
        onChange={change}
        multiple={multiple}
        max={max}
        placeholder={rest.placeholder}
        clearable={!field.facts.required}
        disabled={rest.disabled}
        required={field.facts.required}
        isWrong={field.error !== null}
        describedBy={field.describedBy}
        inputRef={field.ref}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
