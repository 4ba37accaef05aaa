import './bulk.css'
import { cls } from '../../cls.ts'

type Props = {
  title: string
  /** Names with a note: the reason of a failure. */
  names: readonly { key: string | number; name: string; note?: string }[]
  quiet?: boolean
}

/** Number of names shown at first; the rest are behind a count. */
const shownAtOnce = 5

/** A count with an expandable list of names. */
export const NameList = ({ title, names, quiet = false }: Props) => (
  <details className={cls('bulk-names', quiet && 'bulk-quiet')} open={!quiet && names.length <= shownAtOnce}>
    <summary>{title}</summary>
    <ul>
      {names.map(({ key, name, note }) => (
        <li key={key}>
          {name}
          {note ? <small>{note}</small> : null}
        </li>
      ))}
    </ul>
  </details>
)
