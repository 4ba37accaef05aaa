import { useMemo } from 'react'
import type { ProjectInWork } from '../in-work.queries.ts'
import { planBulk, type BulkDecision } from './bulk-plan.ts'
import { BulkDryRun } from './BulkDryRun.tsx'
import { BulkResult } from './BulkResult.tsx'
import { useBulkRun } from './use-bulk-run.ts'

type Props = { rows: readonly ProjectInWork[]; decision: BulkDecision; onDone: () => void }

/** A decision about several applications: what will happen, then how far it is, then what has happened. */
export const BulkDrawer = ({ rows, decision, onDone }: Props) => {
  const plan = useMemo(() => planBulk(rows, decision), [rows, decision])
  const { progress, run, stop } = useBulkRun(decision)
  if (progress) return <BulkResult decision={decision} progress={progress} stop={stop} />
  const start = async (reason: string) => {
    // The rows stay chosen until the run begins, so that cancelling loses nothing.
    onDone()
    await run(plan.ready, reason)
  }
  return <BulkDryRun plan={plan} decision={decision} onStart={start} />
}
