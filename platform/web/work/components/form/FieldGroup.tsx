import './form.css'
import { useId, type ReactNode } from 'react'

type Props = { title: string; help?: string; children: ReactNode }

/** Fields that belong together, under a heading; `help` says what they are for. */
export const FieldGroup = ({ title, help, children }: Props) => {
  const id = useId()
  return (
    <section className="field-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {help ? <p className="field-group-help">{help}</p> : null}
      {children}
    </section>
  )
}
