import './form.css'
import './parameters.css'
import { useId, type ReactNode } from 'react'

/** What connects the input of a parameter with its label and its error. */
export type ParameterIds = { id: string; describedBy: string | undefined; isWrong: boolean }

type Props = {
  title: string
  /** Why the value is refused, as a sentence. */
  fault?: string | undefined
  children: (ids: ParameterIds) => ReactNode
}

/** A parameter of a page: its label, its input, and below it why its value is refused. */
export const ParameterField = ({ title, fault, children }: Props) => {
  const id = useId()
  const errorId = `${id}-fault`
  const isWrong = fault !== undefined
  return (
    <div className="parameter-field">
      <label htmlFor={id}>{title}</label>
      {children({ id, describedBy: isWrong ? errorId : undefined, isWrong })}
      {isWrong ? (
        <p className="field-error" id={errorId} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
