import { useEffect, useRef, useState } from 'react'
import { inOneGo } from '../../../api/changes.ts'
import { notify } from '../../../messages/banner-store.ts'
import type { BulkAction } from './bulk-plan.ts'
import { bulkText } from './bulk-text.ts'

/** Progress of a run: one entry per processed row. */
export type BulkProgress<Row> = {
  isRunning: boolean
  done: Row[]
  /** Processed rows with another outcome than the usual one, by its text key. */
  apart: { how: string; rows: Row[] }[]
  failed: { row: Row; error: unknown }[]
  /** Not processed, because the run was stopped. */
  left: Row[]
}

/** Processes the rows of one step. */
export type SendRows<Row> = (rows: readonly Row[]) => Promise<unknown>

/** Processes row by row: an error of one does not stop the others, the person may. */
export const useBulkRun = <Row>(action: BulkAction<Row>) => {
  const { isOneCall, endOf } = action
  const [progress, setProgress] = useState<BulkProgress<Row> | null>(null)
  const stopped = useRef(false)
  const watched = useRef(true)
  useEffect(() => {
    watched.current = true
    return () => {
      watched.current = false
    }
  }, [])
  const run = async (rows: readonly Row[], send: SendRows<Row>): Promise<void> => {
    const steps: readonly (readonly Row[])[] = isOneCall ? [rows] : rows.map((row) => [row])
    stopped.current = false
    let now: BulkProgress<Row> = { isRunning: true, done: [], apart: [], failed: [], left: [...rows] }
    const show = (next: BulkProgress<Row>) => setProgress((now = next))
    show(now)
    await inOneGo(async () => {
      for (const step of steps) {
        if (stopped.current) break
        const left = now.left.filter((row) => !step.includes(row))
        try {
          const answer = await send(step)
          // Sent one by one, each response is of one row.
          const how = isOneCall ? null : endOf((answer as readonly unknown[])[0])
          if (how === null) show({ ...now, left, done: [...now.done, ...step] })
          else {
            const rows = now.apart.find((one) => one.how === how)?.rows ?? []
            const others = now.apart.filter((one) => one.how !== how)
            show({ ...now, left, apart: [...others, { how, rows: [...rows, ...step] }] })
          }
        } catch (error) {
          show({ ...now, left, failed: [...now.failed, ...step.map((row) => ({ row, error }))] })
        }
      }
    })
    show({ ...now, isRunning: false })
    // If the drawer was closed meanwhile, a banner shows the result.
    if (!watched.current) {
      const end = [
        bulkText(action, 'done', { count: now.done.length }),
        ...now.apart.map(({ how, rows }) => bulkText(action, how, { count: rows.length })),
      ]
      if (now.failed.length > 0) end.push(bulkText(action, 'failed', { count: now.failed.length }))
      notify({ code: now.failed.length > 0 ? 400 : 200, text: end.join('. ') })
    }
  }
  return { progress, run, stop: () => (stopped.current = true) }
}
