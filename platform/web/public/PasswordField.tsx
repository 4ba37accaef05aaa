import { useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'

type PasswordFieldProps = Omit<FieldFrameProps, 'counted'> & {
  /** Minimum length, shown if it is too short. */
  limit?: number
  name: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be revealed while typing. */
export const PasswordField = ({
  name,
  value,
  onChange,
  autoComplete,
  limit,
  ...frame
}: PasswordFieldProps) => {
  const t = useTexts()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...frame} limit={limit}>
      {(control) => (
        <div className="field__with-button">
          <input
            translate="no"
            {...control}
            className="field__control"
            name={name}
            type={shown ? 'text' : 'password'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            className="icon-button"
            type="button"
            aria-label={t(shown ? 'form.passwordHide' : 'form.passwordShow')}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
