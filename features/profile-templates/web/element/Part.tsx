import '../builder.css'
import { useId, type ReactNode } from 'react'

/** A section of an element's page with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className="builder-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
