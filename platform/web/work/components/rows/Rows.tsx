import './rows.css'
import type { ReactNode } from 'react'
import { rowMark } from '../list/list-rows.ts'

/** A short list of records on a screen about something else: framed, stacked. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className="rows">{children}</ul>

type RowProps = {
  /** Its place in rows that have keys (`useListKeys`). */
  at?: number | undefined
  /** An avatar or icon before the title. */
  figure?: ReactNode
  title: ReactNode
  /** Small text below the title. */
  facts?: ReactNode
  text?: ReactNode
  /** Chips, buttons or a menu at the end. */
  end?: ReactNode
}

export const Row = ({ at, figure, title, facts, text, end }: RowProps) => (
  <li className="row" {...(at === undefined ? {} : { [rowMark]: at })}>
    {figure ? <span className="row-figure">{figure}</span> : null}
    <div className="row-main">
      <p className="row-title">{title}</p>
      {facts ? <p className="row-facts">{facts}</p> : null}
      {text ? <p className="row-text">{text}</p> : null}
    </div>
    {end ? <div className="row-end">{end}</div> : null}
  </li>
)

/** A part of a screen or tab with a heading. */
export const Section = ({
  id,
  title,
  help,
  action,
  children,
}: {
  id?: string
  title: string
  help?: ReactNode
  action?: ReactNode
  children?: ReactNode
}) => (
  <section className="section" id={id}>
    <header>
      <h2>{title}</h2>
      {action}
    </header>
    {help ? <p className="section-help">{help}</p> : null}
    {children}
  </section>
)
