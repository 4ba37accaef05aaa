import './form.css'
import { useLayoutEffect, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useStore } from '../../../use-store.ts'
import { cls } from '../../cls.ts'
import { ErrorIcon } from '../icons/icons.ts'
import { useFormContext } from './form-context.ts'
import type { Field } from './use-field.ts'

type Props = {
  field: Field
  label: string
  help?: ReactNode
  /** To the right of the label: a counter. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of every field: label above, help and error below. */
export const FieldFrame = ({ field, label, help, aside, children }: Props) => {
  const t = useTexts()
  const { labels } = useFormContext()
  const { name, id } = field
  const { required } = field.facts
  const marked = useStore(labels.marked)
  // Before the first paint: the fields decide together which of them are marked.
  useLayoutEffect(() => labels.add(name, { id, label, required }), [labels, name, id, label, required])
  const mark = marked === (required ? 'required' : 'optional') ? marked : null
  return (
    <div className={cls('field', field.error && 'field-wrong')}>
      <div className="field-head">
        <span>
          <label id={`${field.id}l`} htmlFor={field.id}>
            {label}
          </label>
          {mark ? (
            // The control itself tells screen readers whether it is required.
            <span className="field-mark" aria-hidden>
              {' '}
              {t(`form.${mark}`)}
            </span>
          ) : null}
        </span>
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
