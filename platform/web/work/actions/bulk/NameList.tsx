import './bulk.css'
import type { ComponentType } from 'react'
import { cls } from '../../cls.ts'
import { IconAction } from '../../components/IconAction.tsx'

type Name = { key: string | number; name: string; note?: string }

type Props = {
  title: string
  /** Names with a note: the reason of a failure, or what is overruled. */
  names: readonly Name[]
  quiet?: boolean
  /** Always open: it must be seen. */
  open?: boolean
  /** What may be done with each name: drop it, or take it back. */
  each?: { icon: ComponentType; label: (name: string) => string; run: (key: Name['key']) => void }
}

/** Number of names shown at first; the rest are behind a count. */
const shownAtOnce = 5

/** A count with an expandable list of names. */
export const NameList = ({ title, names, quiet = false, open = false, each }: Props) => (
  <details
    className={cls('bulk-names', quiet && 'bulk-quiet')}
    open={open || (!quiet && names.length <= shownAtOnce)}
  >
    <summary>{title}</summary>
    <ul>
      {names.map(({ key, name, note }) => (
        <li key={key}>
          <span>
            {name}
            {note ? <small>{note}</small> : null}
          </span>
          {each ? (
            <IconAction icon={each.icon} label={each.label(name)} tip="end" onClick={() => each.run(key)} />
          ) : null}
        </li>
      ))}
    </ul>
  </details>
)
