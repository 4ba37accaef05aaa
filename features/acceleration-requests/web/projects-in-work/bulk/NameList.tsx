import { cls } from '#platform/web/work/cls.ts'
import type { ProjectInWork } from '../in-work.queries.ts'

type Props = {
  title: string
  rows: readonly ProjectInWork[]
  quiet?: boolean
  /** Stands after each name: why it failed. */
  note?: (row: ProjectInWork) => string
}

/** A count in words with the names behind it. */
export const NameList = ({ title, rows, quiet = false, note }: Props) => (
  <section className={cls('bulk-names', quiet && 'bulk-quiet')}>
    <h3>{title}</h3>
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          {row.project.name}
          <small>{note?.(row) ?? row.track.name}</small>
        </li>
      ))}
    </ul>
  </section>
)
