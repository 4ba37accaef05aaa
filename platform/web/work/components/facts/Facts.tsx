import './facts.css'
import { Children, type ReactNode } from 'react'
import { cls } from '../../cls.ts'

type Props = {
  /** Labels stand above their values: for texts of several lines. */
  stacked?: boolean
  /** Stacked facts stand side by side where there is room: for short values. */
  columns?: boolean
  children: ReactNode
}

/** Facts of a record to read, each a `Fact`; nothing where there is none. */
export const Facts = ({ stacked = false, columns = false, children }: Props) =>
  Children.toArray(children).length > 0 ? (
    <dl className={cls('facts', (stacked || columns) && 'facts-stacked', columns && 'facts-columns')}>
      {children}
    </dl>
  ) : null
