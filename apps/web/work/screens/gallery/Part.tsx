import './gallery.css'
import { useId, type ReactNode } from 'react'

/** A titled part of the gallery. */
export const Part = ({
  title,
  column = false,
  children,
}: {
  title: string
  column?: boolean
  children: ReactNode
}) => {
  const id = useId()
  return (
    <section className="gallery-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={column ? 'gallery-column' : 'gallery-row'}>{children}</div>
    </section>
  )
}
