import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'

/** One choice; a disabled one has the reason in its label. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = Omit<FieldFrameProps, 'counted'> & {
  name: string
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** Shown while nothing is selected. */
  placeholder: string
}

/** A native select. */
export const SelectField = ({ name, value, options, onChange, placeholder, ...frame }: SelectFieldProps) => (
  <FieldFrame {...frame}>
    {(control) => (
      <div className="field__select">
        <select
          {...control}
          className="field__control"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={18} />
      </div>
    )}
  </FieldFrame>
)
