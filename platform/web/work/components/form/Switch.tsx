import './form.css'
import { useId, type ReactNode, type Ref } from 'react'
import { cls } from '../../cls.ts'
import { ErrorIcon } from '../icons/icons.ts'

type Props = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  help?: ReactNode
  error?: string | null
  disabled?: boolean | undefined
  onBlur?: () => void
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** A switch that takes effect at once; use `SwitchField` in a form. */
export const Switch = ({ label, onChange, help, error = null, id, ...input }: Props) => {
  const own = useId()
  const [inputId, helpId, errorId] = [id ?? own, `${own}h`, `${own}e`]
  return (
    <div className={cls('field field-switch', error && 'field-wrong')}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        id={inputId}
        aria-describedby={error ? `${errorId} ${helpId}` : helpId}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={inputId}>{label}</label>
      <p className="field-error" id={errorId} aria-live="polite">
        {error ? (
          <>
            <ErrorIcon />
            {error}
          </>
        ) : null}
      </p>
      <p className="field-help" id={helpId}>
        {help}
      </p>
    </div>
  )
}
