import { useLayoutEffect, type ReactNode } from 'react'
import { ErrorIcon } from '../../icons/icons.ts'
import { useFormContext } from '../form-context.ts'
import type { Field } from '../use-field.ts'
import { Choices } from './Choices.tsx'

type Props = { field: Field; legend: string; children: ReactNode }

/** `Choices` in a form: the error summary links to its legend. */
export const ChoiceField = ({ field, legend, children }: Props) => {
  const { labels } = useFormContext()
  const { name, id } = field
  useLayoutEffect(() => labels.add(name, { id, label: legend, required: null }), [labels, name, id, legend])
  return (
    <Choices
      legend={legend}
      id={id}
      ref={field.ref}
      tabIndex={-1}
      aria-describedby={field.error ? field.errorId : undefined}
    >
      {children}
      <p className="field-error" id={field.errorId} aria-live="polite">
        {field.error ? (
          <>
            <ErrorIcon />
            {field.error}
          </>
        ) : null}
      </p>
    </Choices>
  )
}
