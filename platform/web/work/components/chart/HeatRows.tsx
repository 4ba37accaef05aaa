import './chart.css'
import { cls } from '../../cls.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ScreenLink } from '../../navigation/ScreenLink.tsx'
import { groupsOf, heatClass, type HeatColumn, type HeatData, type HeatNumber, type HeatRow } from './heat.ts'

type Heads = readonly HeatColumn[]

const Shown = ({ number }: { number: HeatNumber | null | undefined }) =>
  number?.to ? (
    <ScreenLink to={number.to} className="chart-data-link" aria-label={number.label}>
      {number.text}
    </ScreenLink>
  ) : (
    number?.text
  )

const Row = ({ row, heads }: { row: HeatRow; heads: Heads }) => (
  <tr className={row.isGroup ? 'chart-heat-group' : undefined}>
    <th scope={row.isGroup ? 'rowgroup' : 'row'}>
      {row.name}
      {row.note === undefined ? null : <small>{row.note}</small>}
    </th>
    {heads.map(({ key, at }) => {
      const cell = at === null ? null : (row.cells[at] ?? null)
      return (
        <td key={key} className={cls('tabular', at === null && 'chart-heat-total', heatClass(cell))}>
          <Shown number={at === null ? row.total : cell} />
        </td>
      )
    })}
  </tr>
)

type Props = HeatData & { title: string; heads: Heads }

/** The table of a heat table, with the given columns of it. */
export const HeatRows = ({ title, corner, heads, rows, foot }: Props) => {
  const t = useTexts()
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{corner ?? <span className="visually-hidden">{t('chart.row')}</span>}</th>
          {heads.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(rows).map((group) => (
        <tbody key={group[0]!.key}>
          {group.map((row) => (
            <Row key={row.key} row={row} heads={heads} />
          ))}
        </tbody>
      ))}
      {foot ? (
        <tfoot>
          <Row row={foot} heads={heads} />
        </tfoot>
      ) : null}
    </table>
  )
}
