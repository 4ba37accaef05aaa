import './wizard.css'
import { useEffect, useRef } from 'react'

type Props = { id?: string; step: string; position: string; title: string }

/**
 * Title and number of a step. It gets the focus on each step change: the button clicked is below all new content, and
 * on the last step submits the form.
 */
export const StepHeading = ({ id, step, position, title }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="wizard-heading">
      <small className="tabular">{position}</small>
      {title}
    </h2>
  )
}
