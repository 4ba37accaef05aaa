import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { plain, tree } from '../../features/fields/domain/samples.ts'
import * as records from '../../features/selection/contract/record.endpoints.ts'
import * as selection from '../../features/selection/contract/selection.endpoints.ts'
import { noSettings, type SelectionSettings } from '../../features/selection/domain/settings.ts'
import type { Answer, TestPortal } from './portal.ts'

type Accelerator = Awaited<ReturnType<TestPortal['make']['accelerator']>>
type Person = Awaited<ReturnType<TestPortal['make']['member']>>
type Given = { count?: number; name?: string; streams?: boolean }
type Preview = { fingerprint: string; taskIds: number[]; points: number[]; refusedFrom: number }
type Item = { place: number; outcome: string; step: string; refused: string | null; streamName: string }
type Explained = { taskId: number; points: number; failures: { code: string; why: string }[] }
type Record_ = { id: number; status: string }

const words = (ru: string) => ({ ru, en: ru })

/** The fields used by selections in these tests; one template per database has them. */
const useTemplate = async ({ db, make }: TestPortal): Promise<void> => {
  const { rows } =
    await sql`select from profile_template_version where tree::text like '%revenue_test%'`.execute(db)
  if (rows.length > 0) return
  await make.profileTemplate({
    status: 'ACTIVE',
    tree: tree(
      { ...plain({ code: 'revenue_test', type: 'MONEY' }), name: words('Выручка') },
      { ...plain({ code: 'people_test', type: 'INTEGER' }), name: words('Людей') },
    ),
  })
}

let named = 0

/** A task with submissions of this many projects, each with less revenue than the previous one. */
export const selectionClient = async (
  portal: TestPortal,
  accelerator: Accelerator,
  person: Person,
  given: Given = {},
) => {
  const { db, make } = portal
  const { count = 3, name = 'Отбираемый', streams: onSchedule = false } = given
  await useTemplate(portal)
  named += 1
  const taskName = `Заявка ${named}`
  const track = await make.track({ accelerator, ...(onSchedule ? { request_type: 'ON_SCHEDULE' } : {}) })
  const trackpoint = await make.trackpoint({ track, name: taskName })
  const streams = onSchedule
    ? [
        (await make.stream({ track, name: 'Первый', from: '2026-01-01', to: '2026-01-31' })).id,
        (await make.stream({ track, name: 'Второй', from: '2026-02-01', to: '2026-02-28' })).id,
      ]
    : []
  const byRevenue: number[] = []
  for (let at = 0; at < count; at++) {
    const project = await make.project({ name: count === 1 ? name : `${name} ${at + 1}` })
    await make.profileValues({
      project,
      plain: {
        revenue_test: {
          amount: String(1000 - Math.round((at * 1000) / Math.max(1, count - 1))),
          currency: 'RUB',
        },
        people_test: at,
      },
    })
    const { tasks, request_id: requestId } = await make.participation({
      project,
      track,
      states: ['DONE_CODE'],
    })
    byRevenue.push(tasks[0]!.id)
    const stream = streams[at % 2]
    if (stream)
      await sql`update acceleration_request set stream_id = ${stream} where id = ${requestId}`.execute(db)
  }
  const trackpointId = trackpoint.id
  const revenue = {
    kind: 'SCALE',
    code: 'revenue_test',
    points: 1000,
    worst: '0',
    best: '1000',
    least: null,
    most: null,
    currency: 'RUB',
  } as const
  const people = { ...revenue, code: 'people_test', currency: null }
  const settings = (more: Partial<SelectionSettings> = {}): SelectionSettings => ({
    ...noSettings,
    rules: [revenue],
    ...more,
  })

  const of = (by: Person) => {
    const caller = portal.as(by)
    const body = (answer: Answer) => {
      expect(answer).toMatchObject({ status: 200 })
      return answer.body as never
    }
    const save = (more: object, version = 0): Promise<Answer> =>
      caller.send(selection.saveSelection, {
        body: { trackpointId, version, settings: { ...noSettings, ...more } },
      })
    const read = async (): Promise<{ version: number; participants: number; own: number }> =>
      body(await caller.call(selection.getSelection, { query: { trackpointId: String(trackpointId) } }))
    const send = (endpoint: Endpoint, by: SelectionSettings): Promise<Answer> =>
      caller.send(endpoint, { body: { trackpointId, settings: by } })
    const preview = async (by: SelectionSettings): Promise<Preview> =>
      body(await send(selection.previewSelection, by))
    const explain = async (by: SelectionSettings, taskIds: number[]): Promise<Explained[]> =>
      (
        body(
          await caller.call(selection.explainSelection, { body: { trackpointId, settings: by, taskIds } }),
        ) as { items: Explained[] }
      ).items
    const tryRun = (fingerprint: string, version: number): Promise<Answer> =>
      caller.call(selection.runSelection, { body: { trackpointId, version, fingerprint } })
    const run = async (): Promise<Record_ & { participants: number }> => {
      const saved = (await read()) as unknown as { version: number; settings: SelectionSettings }
      return body(await tryRun((await preview(saved.settings)).fingerprint, saved.version))
    }
    const apply = (recordId: number, message = ''): Promise<Answer> =>
      caller.call(records.applySelection, { body: { recordId, message } })
    const until = (recordId: number, status: string, timeout = 20_000) =>
      vi.waitFor(
        async () => {
          const now = await caller.call(records.getSelectionRecord, { query: { recordId: String(recordId) } })
          expect(now.body['status']).toBe(status)
        },
        { timeout, interval: 50 },
      )
    const items = async (recordId: number): Promise<Item[]> =>
      (
        body(
          await caller.call(records.listSelectionRecordItems, {
            query: { recordId: String(recordId), limit: '50' },
          }),
        ) as { items: Item[] }
      ).items
    return { save, read, send, preview, explain, tryRun, run, apply, until, items }
  }

  /** Copies the first project this many times, bypassing the triggers of a running portal. */
  const multiply = (times: number): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`
        with made as (
          insert into acceleration_request (accelerator_id, project_id, track_id, status, created_by)
          select ${accelerator.id}, q.project_id, q.track_id, 'REJECT', ${person.uid}
          from project_trackpoint w join project_track q on q.id = w.project_track_id, generate_series(1, ${times})
          where w.id = ${byRevenue[0]!} returning id, project_id, track_id
        ), worked as (
          insert into project_track (accelerator_id, project_id, track_id, request_id)
          select ${accelerator.id}, project_id, track_id, id from made returning id
        )
        insert into project_trackpoint (accelerator_id, project_track_id, trackpoint_id, seq, state)
        select ${accelerator.id}, id, ${trackpointId}, 1, 'DONE_CODE' from worked`.execute(tx)
    })
  return {
    ...of(person),
    as: of,
    trackpointId,
    track,
    taskName,
    streams,
    byRevenue,
    revenue,
    people,
    settings,
    multiply,
  }
}

/** A person who selects on their own task. */
export type Selecting = Awaited<ReturnType<typeof selectionClient>>
