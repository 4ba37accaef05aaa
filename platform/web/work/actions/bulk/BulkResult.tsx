import { errorText } from '../../../i18n/error-text.ts'
import { Button } from '../../components/Button.tsx'
import { closeDrawer } from '../../components/drawer/drawer-store.ts'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import type { BulkAction, RowNames } from './bulk-plan.ts'
import { bulkText } from './bulk-text.ts'
import { NameList } from './NameList.tsx'
import type { BulkProgress } from './use-bulk-run.ts'

type Props<Row> = {
  names: RowNames<Row>
  action: BulkAction<Row>
  progress: BulkProgress<Row>
  stop: () => void
}

/** Progress of the run, and finally its result, with errors and their reasons. */
export const BulkResult = <Row,>({ names, action, progress, stop }: Props<Row>) => {
  const { rowName, rowKey } = names
  const word = (key: string, params?: Record<string, unknown>) => bulkText(action, key, params)
  const { isRunning, done, apart, failed, left } = progress
  const tried = done.length + failed.length + apart.reduce((sum, { rows }) => sum + rows.length, 0)
  const total = tried + left.length
  const words = word('progress', { done: tried, total })
  const nameOf = (row: Row) => ({ key: rowKey(row), name: rowName(row) })
  return (
    <div className="bulk-result">
      {isRunning ? (
        <>
          <ProgressBar value={total > 0 ? tried / total : 1} label={words} />
          <p className="tabular">{words}</p>
        </>
      ) : null}
      <div role="status">
        {!isRunning && done.length > 0 ? (
          <NameList title={word('done', { count: done.length })} names={done.map(nameOf)} />
        ) : null}
        {isRunning
          ? null
          : apart.map(({ how, rows }) => (
              <NameList key={how} title={word(how, { count: rows.length })} names={rows.map(nameOf)} />
            ))}
        {!isRunning && left.length > 0 ? (
          <NameList quiet title={word('left', { count: left.length })} names={left.map(nameOf)} />
        ) : null}
        {failed.length > 0 ? (
          <NameList
            title={word('failed', { count: failed.length })}
            names={failed.map(({ row, error }) => ({ ...nameOf(row), note: errorText(error) }))}
          />
        ) : null}
      </div>
      {isRunning ? (
        <Button onClick={stop}>{word('stop')}</Button>
      ) : (
        <Button variant="contained" color="primary" onClick={closeDrawer}>
          {word('close')}
        </Button>
      )}
    </div>
  )
}
