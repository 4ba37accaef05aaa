import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import {
  acceptAccelerationRequest,
  rejectAccelerationRequest,
} from '../../../contract/acceleration-request.endpoints.ts'
import { staleAfterDeed, type ProjectInWork } from '../in-work.queries.ts'
import type { BulkDecision } from './bulk-plan.ts'

/** How far a run is: one entry per application that was tried. */
export type BulkProgress = {
  isRunning: boolean
  done: ProjectInWork[]
  failed: { row: ProjectInWork; error: unknown }[]
  /** Not tried, because the run was stopped. */
  left: ProjectInWork[]
}

const decide = (decision: BulkDecision, requestId: number, reason: string): Promise<unknown> =>
  decision === 'accept'
    ? call(acceptAccelerationRequest, { query: { requestId } }, { deniedHere: true })
    : call(rejectAccelerationRequest, { query: { requestId }, body: { reason } }, { deniedHere: true })

/** Decides about applications one by one: a refusal of one does not stop the others, the person may. */
export const useBulkRun = (decision: BulkDecision) => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const t = useTexts('acceleration-requests')
  const stopped = useRef(false)
  const watched = useRef(true)
  useEffect(() => {
    watched.current = true
    return () => {
      watched.current = false
    }
  }, [])
  const run = async (rows: readonly ProjectInWork[], reason: string): Promise<void> => {
    stopped.current = false
    let now: BulkProgress = { isRunning: true, done: [], failed: [], left: [...rows] }
    const show = (next: BulkProgress) => setProgress((now = next))
    show(now)
    for (const row of rows) {
      if (stopped.current) break
      const left = now.left.filter((other) => other !== row)
      try {
        await decide(decision, row.id, reason)
        show({ ...now, left, done: [...now.done, row] })
      } catch (error) {
        show({ ...now, left, failed: [...now.failed, { row, error }] })
      }
    }
    show({ ...now, isRunning: false })
    // Whoever closed the drawer meanwhile learns the end from the banner.
    if (!watched.current) {
      const end = [t(`inWork.bulk.${decision}Done`, { count: now.done.length })]
      if (now.failed.length > 0) end.push(t('inWork.bulk.failed', { count: now.failed.length }))
      notify({ code: now.failed.length > 0 ? 400 : 200, text: end.join('. ') })
    }
    await Promise.all(staleAfterDeed.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
  }
  return { progress, run, stop: () => (stopped.current = true) }
}
