import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { killableWorker, patience } from '../../../tests/support/killable-worker.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { selectionClient, type Selecting } from '../../../tests/support/selection-client.ts'

const count = 60
const worker = killableWorker()

let portal: TestPortal
let on: Selecting

beforeAll(async () => {
  const bundled = worker.bundle()
  portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  const admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  on = await selectionClient(portal, accelerator, admin, { count })
  await bundled
}, 60_000)

const atStep = async (recordId: number, step: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from selection_record_item where record_id = ${recordId} and step = ${step}`.execute(
    portal.db,
  )
  return rows[0]!.n
}

/** Kills the worker once this number of projects has reached a step; returns how many had. */
const killAt = (recordId: number, step: string, least: number): Promise<number> =>
  worker.killAt(portal, () => atStep(recordId, step), least)

test(
  'a worker that is killed while it selects and while it applies moves every task once and notifies every team once',
  async () => {
    await on.save(on.settings({ quota: 25 }))
    const { id } = await on.run()
    expect(await killAt(id, 'SELECTED', 1)).toBeLessThan(count)
    worker.start(portal)
    await on.until(id, 'READY', patience)
    await worker.kill()
    expect(await atStep(id, 'SELECTED')).toBe(count)

    await on.apply(id, 'Спасибо.')
    expect(await killAt(id, 'APPLIED', 1)).toBeLessThan(count)
    worker.start(portal)
    await on.until(id, 'APPLIED', patience)
    await worker.kill()
    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as tasks, count(*) filter (where w.state = 'ACCEPT_CODE')::int as accepted,
        count(*) filter (where w.state = 'DISCARD_CODE')::int as rejected,
        sum(c.n)::int as reasons, max(c.n)::int as "maxReasons", max(a.n)::int as "maxMoves", min(a.n)::int as "fewestMoves"
      from project_trackpoint w
        cross join lateral (select count(*) as n from task_comment where task_id = w.id) c
        cross join lateral (select count(*) as n from audit_entry
          where subject = 'task' and subject_id = w.id::text) a
      where w.trackpoint_id = ${on.trackpointId}`.execute(portal.db)
    expect(rows[0]).toEqual({
      tasks: count,
      accepted: 25,
      rejected: count - 25,
      reasons: count - 25,
      maxReasons: 1,
      maxMoves: 2,
      fewestMoves: 2,
    })
  },
  4 * patience,
)
