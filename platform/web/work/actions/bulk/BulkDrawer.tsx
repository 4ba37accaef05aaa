import { useMemo } from 'react'
import { planBulk, type BulkAction, type RowNames } from './bulk-plan.ts'
import { BulkAsk } from './BulkAsk.tsx'
import { BulkDryRun } from './BulkDryRun.tsx'
import { BulkResult } from './BulkResult.tsx'
import { useBulkRun, type SendRows } from './use-bulk-run.ts'

type Props<Row> = {
  rows: readonly Row[]
  names: RowNames<Row>
  action: BulkAction<Row>
  onDone: () => void
}

/** An action on several rows: the dry run, then the progress, then the result. */
export const BulkDrawer = <Row,>({ rows, names, action, onDone }: Props<Row>) => {
  const plan = useMemo(() => planBulk(rows, action), [rows, action])
  const { progress, run, stop } = useBulkRun(action)
  if (progress) return <BulkResult names={names} action={action} progress={progress} stop={stop} />
  const { ready } = plan
  const start = async (rows: readonly Row[], send: SendRows<Row>) => {
    // The rows remain selected until the run starts, so that cancelling loses nothing.
    onDone()
    await run(rows, send)
  }
  return (
    <>
      <BulkDryRun plan={plan} names={names} action={action} />
      {ready.length === 0 ? null : 'form' in action ? (
        action.form(
          ready,
          (send, takes = () => true) => start(ready.filter(takes), (rows) => Promise.all(rows.map(send))),
          onDone,
        )
      ) : (
        <BulkAsk
          action={action}
          count={ready.length}
          onStart={(reason) => start(ready, (rows) => action.send(rows, reason))}
        />
      )}
    </>
  )
}
