import '../teams.css'
import { useEffect, type ReactNode } from 'react'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import type { Field } from '#platform/web/work/components/form/use-field.ts'
import { ErrorIcon } from '#platform/web/work/components/icons/icons.ts'

/** A question with all its answers in view; the form's summary of errors leads to it by its legend. */
export const OptionGroup = ({
  field,
  legend,
  children,
}: {
  field: Field
  legend: string
  children: ReactNode
}) => {
  const { labels } = useFormContext()
  const { name, id } = field
  useEffect(() => {
    labels.set(name, { id, label: legend })
    return () => {
      labels.delete(name)
    }
  }, [labels, name, id, legend])
  return (
    <fieldset
      className="team-choice"
      id={id}
      ref={field.ref}
      tabIndex={-1}
      aria-describedby={field.error ? field.errorId : undefined}
    >
      <legend>{legend}</legend>
      {children}
      <p className="field-error" id={field.errorId} aria-live="polite">
        {field.error ? (
          <>
            <ErrorIcon />
            {field.error}
          </>
        ) : null}
      </p>
    </fieldset>
  )
}
