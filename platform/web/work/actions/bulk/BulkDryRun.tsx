import '../../components/drawer/drawer.css'
import type { BulkAction, BulkPlan, RowNames } from './bulk-plan.ts'
import { bulkText } from './bulk-text.ts'
import { NameList } from './NameList.tsx'

type Props<Row> = { plan: BulkPlan<Row>; names: RowNames<Row>; action: BulkAction<Row> }

/** Shows the number of included rows, and the excluded ones with the reasons. */
export const BulkDryRun = <Row,>({ plan, names, action }: Props<Row>) => {
  const { rowName, rowKey } = names
  const word = (key: string, params?: Record<string, unknown>) => bulkText(action, key, params)
  const namesOf = (rows: readonly Row[]) => rows.map((row) => ({ key: rowKey(row), name: rowName(row) }))
  const { ready, skipped } = plan
  return (
    <>
      {ready.length === 0 ? <p className="drawer-text">{word('nothing')}</p> : null}
      {ready.length > 0 ? (
        <NameList title={word('count', { count: ready.length })} names={namesOf(ready)} />
      ) : null}
      {skipped.map(({ because, rows }) => (
        <NameList
          key={because}
          quiet
          title={`${word('skipped', { count: rows.length })}: ${word(`because.${because}`, { count: rows.length })}`}
          names={namesOf(rows)}
        />
      ))}
      {ready.length > 0 ? <p className="drawer-text">{word('text')}</p> : null}
    </>
  )
}
