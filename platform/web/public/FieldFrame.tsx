import { useId, type ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { useErrorWords } from './use-error-words.ts'

/** Counter of a text's characters against its limit. */
const FieldCounter = ({ used, limit }: { used: number; limit: number }) => {
  const t = useTexts()
  return (
    <p className={`field__counter tabular${used > limit ? ' field__counter--over' : ''}`}>
      <span aria-hidden="true">{t('form.count', { used, limit })}</span>
      <span className="visually-hidden">{t('form.countSpoken', { used, count: limit })}</span>
    </p>
  )
}

/** Parts shared by all fields. */
export type FieldFrameProps = {
  label: string
  /** The label is for screen readers only: its position shows what the field is for. */
  isLabelHidden?: boolean
  help?: string | undefined
  /** A field error code, or a translated sentence. */
  error?: string | undefined
  optional?: boolean
  /** Counts the characters against a limit. */
  counted?: { used: number; limit: number } | undefined
  /** The limit mentioned in an error, if there is no counter. */
  limit?: number | undefined
}

/** Attributes that connect the control to its label, help and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, help and error below, counter at the end; the control itself is `children`. */
export const FieldFrame = ({
  label,
  isLabelHidden,
  help,
  error,
  optional,
  counted,
  limit,
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) => {
  const id = useId()
  const t = useTexts()
  const words = useErrorWords()(error, counted?.limit ?? limit)
  const described = [help && `${id}-help`, words && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field${words ? ' field--wrong' : ''}`}>
      <label className={isLabelHidden ? 'visually-hidden' : 'field__label'} htmlFor={id}>
        {label}
        {optional ? <span className="field__optional"> {t('form.optional')}</span> : null}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': words ? true : undefined })}
      <div className="field__notes">
        <div>
          {words ? (
            <p className="field__error" id={`${id}-error`} role="alert">
              {words}
            </p>
          ) : null}
          {help ? (
            <p className="field__help" id={`${id}-help`}>
              {help}
            </p>
          ) : null}
        </div>
        {counted ? <FieldCounter {...counted} /> : null}
      </div>
    </div>
  )
}
