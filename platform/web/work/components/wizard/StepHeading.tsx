import './wizard.css'
import { useEffect, useRef } from 'react'

type Props = { id?: string; step: string; position: string; title: string }

/**
 * What a step is called, and which of how many it is. Whoever moves to another step begins at it: what they pressed
 * stands below all that is new, and on the last step is what carries it out.
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
