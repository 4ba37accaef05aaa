import './PageHead.css'
import { useLayoutEffect, type ReactNode } from 'react'
import { useStore } from '../../use-store.ts'
import { ownHeadings, ownTitle, screenTitle } from './page-head-store.ts'

type Props = {
  /** By default the route's title. */
  title?: ReactNode
  /** Whether the title is the name of a record: names are not translated. */
  isName?: boolean
  /** Shown after the title: "128", "1,000+"; empty while counting, which reserves the space. */
  count?: string | undefined
  /** The primary action and others. */
  actions?: ReactNode
  /** Above the title: the back link. */
  before?: ReactNode
}

/** The header of a screen with its only h1; while it is mounted the shell renders none. */
export const PageHead = ({ title, isName = false, count, actions, before }: Props) => {
  const routeTitle = useStore(screenTitle)
  useLayoutEffect(() => {
    ownHeadings.set((now) => now + 1)
    return () => ownHeadings.set((now) => now - 1)
  }, [])
  useLayoutEffect(() => {
    if (typeof title !== 'string') return undefined
    ownTitle.set(title)
    return () => ownTitle.set('')
  }, [title])
  return (
    <header className="page-head">
      {before}
      <h1 translate={isName ? 'no' : undefined}>
        {title ?? routeTitle}
        {count !== undefined ? <span className="page-head-count tabular">{count}</span> : null}
      </h1>
      {actions ? <div className="page-head-actions">{actions}</div> : null}
    </header>
  )
}
