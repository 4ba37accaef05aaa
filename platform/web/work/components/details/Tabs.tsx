import '../../../strip.css'
import './details.css'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatCount } from '../../../i18n/numbers.ts'
import { CountBadge } from '../text/CountBadge.tsx'
import { useShownInStrip } from '../use-shown-in-strip.ts'

/** One section of a record. */
export type DetailsTab = {
  key: string
  title: string
  count?: number
  /** Number of pending items, shown above zero; `label` says what is counted. */
  waiting?: { count: number; label: string }
  content: () => ReactNode
  /** Needs the whole width: the history is next to the other sections only. */
  wide?: boolean
}

type Props<Key extends string> = {
  id: string
  label: string
  tabs: readonly (DetailsTab & { key: Key })[]
  chosen: NoInfer<Key>
  onChoose: (key: Key) => void
}

/** Sections as tabs: arrows move between them, Tab enters the section. */
export const Tabs = <Key extends string>({ id, label, tabs, chosen, onChoose }: Props<Key>) => {
  const list = useRef<HTMLDivElement>(null)
  useShownInStrip(list, `[data-key="${chosen}"]`)
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const at = tabs.findIndex(({ key }) => key === chosen)
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : by === undefined
            ? null
            : (at + by + tabs.length) % tabs.length
    const next = to === null ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    onChoose(next.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }
  return (
    <div className="details-tabs strip" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
      {tabs.map(({ key, title, count, waiting }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}`}
          data-key={key}
          aria-selected={key === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {title}
          {count ? <span className="tabular">{formatCount(count, true)}</span> : null}
          {waiting ? <CountBadge {...waiting} /> : null}
        </button>
      ))}
    </div>
  )
}
