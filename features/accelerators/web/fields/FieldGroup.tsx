import '../accelerators.css'
import { useId, type ReactNode } from 'react'

/** Fields that belong together, under a heading. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className="accelerator-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
