import { useRef, type ReactNode } from 'react'
import { CopyPicture } from './CopyPicture.tsx'

type Props = {
  id: string
  title: string
  /** The finding of the chart, as a sentence. */
  text: string
  children: ReactNode
  legend?: readonly { className: string; label: string; fill?: string }[]
}

/** A chart with its finding and legend, and a button that copies the picture. */
export const Figure = ({ id, title, text, children, legend }: Props) => {
  const figure = useRef<HTMLElement>(null)
  return (
    <figure ref={figure} className="calculator-chart" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        <p className="calculator__muted">{text}</p>
      </figcaption>
      {children}
      {legend ? (
        <ul className="calculator-chart__legend">
          {legend.map(({ className, label, fill }) => (
            <li key={label}>
              <svg width={14} height={14} aria-hidden="true">
                <rect className={className} width={14} height={14} rx={3} {...(fill ? { fill } : {})} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      <CopyPicture figure={figure} title={title} />
    </figure>
  )
}
