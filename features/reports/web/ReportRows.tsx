import './reports.css'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import type { ReportRow } from './report-cells.ts'
import { rowKey } from './report-columns.tsx'

type Props = { columns: readonly Column<ReportRow>[]; rows: readonly ReportRow[] }

/** Heads and rows of a report's table outside of its list: on paper, and in a task. */
export const ReportRows = ({ columns, rows }: Props) => (
  <>
    <thead>
      <tr>
        {columns.map(({ key, title, align }) => (
          <th key={key} scope="col" className={align === 'end' ? 'report-end' : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ key, align, cell }) => (
            <td key={key} className={align === 'end' ? 'report-end' : undefined}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </>
)
