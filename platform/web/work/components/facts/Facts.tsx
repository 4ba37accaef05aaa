import './facts.css'
import { Children, type ReactNode } from 'react'
import { cls } from '../../cls.ts'

type Props = {
  /** Labels above their values: for texts of several lines. */
  stacked?: boolean
  /** Stacked facts in columns if they fit: for short values. */
  columns?: boolean
  children: ReactNode
}

/** Facts of a record, each a `Fact`; renders nothing if there are none. */
export const Facts = ({ stacked = false, columns = false, children }: Props) =>
  Children.toArray(children).length > 0 ? (
    <dl className={cls('facts', (stacked || columns) && 'facts-stacked', columns && 'facts-columns')}>
      {children}
    </dl>
  ) : null
