import { useMemo, useState } from 'react'
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
  const { rowKey } = names
  const [left, setLeft] = useState<ReadonlySet<string | number>>(new Set())
  const whole = useMemo(() => planBulk(rows, action), [rows, action])
  const plan = useMemo(
    () => ({ ...whole, ready: whole.ready.filter((row) => !left.has(rowKey(row))) }),
    [whole, left, rowKey],
  )
  const dropped = whole.ready.filter((row) => left.has(rowKey(row)))
  const change = (key: string | number, isLeft: boolean) => {
    const next = new Set(left)
    if (isLeft) next.add(key)
    else next.delete(key)
    setLeft(next)
  }
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
      <BulkDryRun
        plan={plan}
        names={names}
        action={action}
        dropped={dropped}
        drop={(key) => change(key, true)}
        takeBack={(key) => change(key, false)}
      />
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
