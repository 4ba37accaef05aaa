import { cls } from '#platform/web/work/cls.ts'
import type { ProjectInWork } from '../in-work.queries.ts'

type Props = {
  title: string
  rows: readonly ProjectInWork[]
  quiet?: boolean
  /** Stands after each name: why it failed. */
  note?: (row: ProjectInWork) => string
}

/** So many names are shown at once; more are behind their count. */
const shownAtOnce = 5

/** A count in words with the names behind it. */
export const NameList = ({ title, rows, quiet = false, note }: Props) => (
  <details className={cls('bulk-names', quiet && 'bulk-quiet')} open={!quiet && rows.length <= shownAtOnce}>
    <summary>{title}</summary>
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          {row.project.name}
          <small>{note?.(row) ?? row.track.name}</small>
        </li>
      ))}
    </ul>
  </details>
)
