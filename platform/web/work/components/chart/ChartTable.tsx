import './chart.css'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { ScreenLink } from '../../navigation/ScreenLink.tsx'

/** A value of a chart's table: its text, with a link to the rows behind it. */
type ChartValue = {
  text: string
  to?: PageHref | null | undefined
  /** Description of the value for screen readers, if the row's name is not enough. */
  label?: string
}

type Row = { key: string; name: string; values: readonly ChartValue[] }

type Props = {
  caption: string
  /** Headings: of the names, then of each value. */
  head: readonly [name: string, ...values: string[]]
  rows: readonly Row[]
}

/** The data of a chart as a table: for screen readers, the keyboard, and exact values. */
export const ChartTable = ({ caption, head: [name, ...values], rows }: Props) => (
  <table className="chart-data">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{name}</th>
        {values.map((value) => (
          <th key={value} scope="col" className="chart-data-end">
            {value}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">{row.name}</th>
          {row.values.map(({ text, to, label = row.name }, n) => (
            <td key={values[n]} className="chart-data-end tabular">
              {to ? (
                <ScreenLink to={to} className="chart-data-link" aria-label={`${label}: ${text}`}>
                  {text}
                </ScreenLink>
              ) : (
                text
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
