import './form.css'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'
import { ErrorIcon } from '../icons/icons.ts'
import { useFormContext } from './form-context.ts'
import type { Field } from './use-field.ts'

type Props = {
  field: Field
  label: string
  help?: ReactNode
  /** Stands at the right of the label: a counter. */
  aside?: ReactNode
  children: ReactNode
}

/** Label above, help below, error in place: the frame of every field. */
export const FieldFrame = ({ field, label, help, aside, children }: Props) => {
  const t = useTexts()
  const { labels } = useFormContext()
  const { name, id } = field
  useEffect(() => {
    labels.set(name, { id, label })
    return () => {
      labels.delete(name)
    }
  }, [labels, name, id, label])
  return (
    <div className={cls('field', field.error && 'field-wrong')}>
      <div className="field-head">
        <label htmlFor={field.id}>
          {label} {field.facts.required ? null : <span className="field-optional">{t('form.optional')}</span>}
        </label>
        {aside}
      </div>
      <div className="field-body">
        {children}
        <p className="field-error" id={field.errorId} aria-live="polite">
          {field.error ? (
            <>
              <ErrorIcon />
              {field.error}
            </>
          ) : null}
        </p>
        <p className="field-help" id={field.helpId}>
          {help}
        </p>
      </div>
    </div>
  )
}
