import './form.css'
import { useId, type ReactNode } from 'react'

type Props = { title: string; help?: string; children: ReactNode }

/** Related fields under a heading; `help` describes them. */
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
