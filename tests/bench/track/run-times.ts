import type pg from 'pg'
import {
  decideOnMany,
  getDecisionRun,
  planDecisions,
} from '../../../features/acceleration-requests/contract/decision.endpoints.ts'
import { applySelection, getSelectionRecord } from '../../../features/selection/contract/record.endpoints.ts'
import * as selection from '../../../features/selection/contract/selection.endpoints.ts'
import { noSettings, type SelectionSettings } from '../../../features/selection/domain/settings.ts'
import type { LargeTracks } from './track-world.ts'

type On = {
  api: string
  headers: Record<string, string>
  tracks: LargeTracks
  line: (line: string) => void
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000

/** Calls the portal; any error ends the measurement. */
const call = async <T>({ api, headers }: On, path: string, body?: object): Promise<T> => {
  const answer = await fetch(`${api}${path}`, {
    headers,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Polls until the answer has another status; returns the last one. */
const until = async <T extends { status: string }>(on: On, path: string, running: string): Promise<T> => {
  for (;;) {
    const now = await call<T>(on, path)
    if (now.status !== running) return now
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Decides on all results of a filter: time until it starts, and until the last one is decided. */
const timeDecisions = async (on: On, decision: 'ACCEPT' | 'REJECT', filter: string): Promise<void> => {
  const search = `?trackId=${on.tracks.trackId}${filter}`
  const began = performance.now()
  const plan = await call<{ fingerprint: string }>(on, `${planDecisions.path}${search}`, { kind: decision })
  const planned = secondsSince(began)
  const words = decision === 'REJECT' ? { reason: 'Не подходит по стадии.' } : {}
  const { id } = await call<{ id: number }>(on, `${decideOnMany.path}${search}`, {
    decision,
    fingerprint: plan.fingerprint,
    ...words,
  })
  const queued = secondsSince(began)
  const { total, steps } = await until<{
    status: string
    total: number
    steps: { DONE: number; REFUSED: number }
  }>(on, `${getDecisionRun.path}?runId=${id}`, 'RUNNING')
  const decided = secondsSince(began)
  on.line(
    `decisions: ${decision} ${total}: planned after ${planned.toFixed(2)} s, begun after ${queued.toFixed(2)} s, all decided after ${decided.toFixed(1)} s (${((1000 * (decided - queued)) / total).toFixed(1)} ms each), ${steps.REFUSED} refused`,
  )
}

const settings: SelectionSettings = {
  ...noSettings,
  rules: [
    {
      kind: 'SCALE',
      code: 'interviews_count',
      points: 5000,
      worst: '0',
      best: '40',
      least: null,
      most: null,
      currency: null,
    },
    {
      kind: 'SCALE',
      code: 'market_share',
      points: 3000,
      worst: '0',
      best: '5',
      least: null,
      most: null,
      currency: null,
    },
    { kind: 'CHOICE', code: 'has_sales', values: [{ value: 'true', points: 2000, refuses: false }] },
    { kind: 'FILLED', code: 'problem', points: 500 },
  ],
  required: ['pitch'],
  quota: 3000,
}

/**
 * Selects among all projects of a task: time until places are known, and until tasks are moved and results applied.
 */
const timeSelection = async (on: On): Promise<void> => {
  const { selectionTrackpointId: trackpointId } = on.tracks
  await call(on, selection.saveSelection.path, { trackpointId, version: 0, settings })
  const began = performance.now()
  const { fingerprint, taskIds } = await call<{ fingerprint: string; taskIds: number[] }>(
    on,
    selection.previewSelection.path,
    { trackpointId, settings },
  )
  on.line(`selection: places of ${taskIds.length} after ${secondsSince(began).toFixed(2)} s (goal <= 5)`)
  const pressed = performance.now()
  const { id } = await call<{ id: number }>(on, selection.runSelection.path, {
    trackpointId,
    version: 1,
    fingerprint,
  })
  const recorded = secondsSince(pressed)
  const record = `${getSelectionRecord.path}?recordId=${id}`
  await until(on, record, 'RUNNING')
  on.line(
    `selection: record written after ${recorded.toFixed(2)} s (goal <= 5), tasks moved after ${secondsSince(pressed).toFixed(1)} s`,
  )
  const applied = performance.now()
  await call(on, applySelection.path, { recordId: id, message: '' })
  await until(on, record, 'APPLYING')
  on.line(`selection: results applied after ${secondsSince(applied).toFixed(1)} s`)
}

/** Measures the time of deciding on many applications, and of selecting among many. */
export const measureRuns = async (client: pg.Client, on: On): Promise<void> => {
  const [, day] = on.tracks.days
  await timeDecisions(on, 'ACCEPT', `&createdFrom=${day}&createdTo=${day}`)
  await timeDecisions(on, 'REJECT', `&createdFrom=${on.tracks.days[0]}&createdTo=${on.tracks.days[0]}`)
  await client.query(`update acceleration_request set status = 'NEW', decided_at = null, decided_by = null
    where track_id = ${on.tracks.trackId} and status = 'REJECT'`)
  await timeDecisions(on, 'ACCEPT', '')
  await timeSelection(on)
}
