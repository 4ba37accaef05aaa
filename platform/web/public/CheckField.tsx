import { useId, type ReactNode } from 'react'
import { useErrorWords } from './use-error-words.ts'

type CheckFieldProps = {
  name: string
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** A field error code, or a translated sentence. */
  error?: string | undefined
}

/** A checkbox with its sentence, and the error below. */
export const CheckField = ({ name, label, checked, onChange, error }: CheckFieldProps) => {
  const id = useId()
  const words = useErrorWords()(error)
  return (
    <div className={`field${words ? ' field--wrong' : ''}`}>
      <label className="field__check">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          required
          aria-invalid={words ? true : undefined}
          aria-describedby={words ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {words ? (
        <div className="field__notes">
          <p className="field__error" id={`${id}-error`} role="alert">
            {words}
          </p>
        </div>
      ) : null}
    </div>
  )
}
