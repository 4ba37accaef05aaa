import './form.css'
import { useId, type ReactNode, type Ref } from 'react'

type Props = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  help?: ReactNode
  disabled?: boolean | undefined
  onBlur?: () => void
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** A switch that takes effect at once; use `SwitchField` in a form. */
export const Switch = ({ label, onChange, help, id, ...input }: Props) => {
  const own = useId()
  const [inputId, helpId] = [id ?? own, `${own}h`]
  return (
    <div className="field field-switch">
      <input
        {...input}
        type="checkbox"
        role="switch"
        id={inputId}
        aria-describedby={helpId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={inputId}>{label}</label>
      <p className="field-help" id={helpId}>
        {help}
      </p>
    </div>
  )
}
