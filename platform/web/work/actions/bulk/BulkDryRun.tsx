import '../../components/drawer/drawer.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AddIcon, CloseIcon } from '../../components/icons/icons.ts'
import type { BulkAction, BulkPlan, RowNames } from './bulk-plan.ts'
import { bulkText } from './bulk-text.ts'
import { NameList } from './NameList.tsx'

type Key = string | number

type Props<Row> = {
  plan: BulkPlan<Row>
  names: RowNames<Row>
  action: BulkAction<Row>
  /** Rows that the person dropped. */
  dropped: readonly Row[]
  drop: (key: Key) => void
  takeBack: (key: Key) => void
}

/**
 * Shows the number of included rows, those that would overrule something first; each can be dropped. Then the dropped
 * ones, and the excluded ones with the reasons.
 */
export const BulkDryRun = <Row,>({ plan, names, action, dropped, drop, takeBack }: Props<Row>) => {
  const t = useTexts()
  const { rowName, rowKey } = names
  const word = (key: string, params?: Record<string, unknown>) => bulkText(action, key, params)
  const namesOf = (rows: readonly Row[]) =>
    rows.map((row) => {
      const note = action.conflictOf(row, plan.ready)
      return { key: rowKey(row), name: rowName(row), ...(note === null ? {} : { note }) }
    })
  const { ready, skipped } = plan
  const conflicting = ready.filter((row) => action.conflictOf(row, ready) !== null)
  const others = ready.filter((row) => action.conflictOf(row, ready) === null)
  const dropEach = { icon: CloseIcon, label: (name: string) => t('bulk.drop', { name }), run: drop }
  const backEach = { icon: AddIcon, label: (name: string) => t('bulk.takeBack', { name }), run: takeBack }
  return (
    <>
      {ready.length === 0 ? <p className="drawer-text">{word('nothing')}</p> : null}
      {conflicting.length > 0 ? (
        <NameList
          open
          title={word('conflicts', { count: conflicting.length })}
          names={namesOf(conflicting)}
          each={dropEach}
        />
      ) : null}
      {others.length > 0 ? (
        <NameList title={word('count', { count: others.length })} names={namesOf(others)} each={dropEach} />
      ) : null}
      {dropped.length > 0 ? (
        <NameList
          quiet
          title={word('dropped', { count: dropped.length })}
          names={namesOf(dropped)}
          each={backEach}
        />
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
