import { useTexts } from '../../i18n/use-texts.ts'
import type { PublicList } from './list.types.ts'

type ListRowsProps<Row> = {
  of: PublicList<Row>
  rows: readonly Row[]
  view: 'cards' | 'table'
  title: string
}

/** The rows of a public list: as cards, or as a table that scrolls horizontally on narrow screens. */
export const ListRows = <Row,>({ of, rows, view, title }: ListRowsProps<Row>) => {
  const [namespace = '', group = ''] = of.texts.split(':')
  const t = useTexts(namespace)
  if (view === 'cards')
    return (
      <ul className="list-cards">
        {rows.map((row) => (
          <li key={of.rowKey(row)}>{of.card(row)}</li>
        ))}
      </ul>
    )
  return (
    <div className="list-table" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {of.columns.map(({ key }) => (
              <th key={key} scope="col">
                {t(`${group.replace(/\.[^.]+$/, '')}.columns.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={of.rowKey(row)}>
              {of.columns.map(({ key, cell }, at) =>
                at === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
