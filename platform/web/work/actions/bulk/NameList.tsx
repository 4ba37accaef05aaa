import './bulk.css'
import { cls } from '../../cls.ts'

type Props = {
  title: string
  /** Names with what stands after each: why it failed. */
  names: readonly { key: string | number; name: string; note?: string }[]
  quiet?: boolean
}

/** So many names are shown at once; more are behind their count. */
const shownAtOnce = 5

/** A count in words with the names behind it. */
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
