import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Deadline } from '#platform/domain/deadline.ts'
import { deadlineJson } from '#platform/server/sql.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { isOverdue } from '../domain/expert-job.rules.ts'
import { expertJobStates, type ExpertJobState } from '../domain/states.ts'
import { overdueCondition, overdueIn } from './expert-job.sql.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  // Replaces the database's clock with one that the test sets.
  await sql`create schema clock`.execute(portal.db)
  await sql`create function clock.now() returns timestamptz language sql stable
    as $$ select current_setting('clock.now')::timestamptz $$`.execute(portal.db)
})

type Row = {
  id: number
  status: ExpertJobState
  due: Deadline | null
  overdue: boolean
  isOverdueIn: boolean
}

/** Every job of the accelerator, with whether it is late at that time according to the database. */
const readRows = (acceleratorId: number, at: number): Promise<Row[]> =>
  portal.db.transaction().execute(async (db) => {
    await sql`set local search_path to clock, pg_catalog, public`.execute(db)
    await sql`select set_config('clock.now', ${new Date(at).toISOString()}, true)`.execute(db)
    const { rows } =
      await sql<Row>`select j.id, j.status, ${deadlineJson(sql`j.due_on`, sql`a.time_zone`)} as due,
      coalesce(${overdueCondition}, false) as overdue, coalesce(${overdueIn(sql`${acceleratorId}::bigint`)}, false) as "isOverdueIn"
      from expert_job j join accelerator a on a.id = j.accelerator_id
      where j.accelerator_id = ${acceleratorId} order by j.id`.execute(db)
    return rows
  })

test.each([
  ['Europe/Moscow', '2026-11-26'],
  ['Pacific/Kiritimati', '2026-11-26'],
  ['Pacific/Pago_Pago', '2026-11-26'],
  ['Asia/Kathmandu', '2026-11-26'],
  // The clock goes forward at midnight: the next day begins at one.
  ['America/Santiago', '2026-09-05'],
  // The clock goes back, and the last hour of the day occurs twice.
  ['America/Santiago', '2026-04-04'],
  ['Europe/Berlin', '2026-10-25'],
])('the list and the page agree about what is late around midnight in %s on %s', async (zone, day) => {
  const { make, db } = portal
  const accelerator = await make.accelerator()
  await db.updateTable('accelerator').set({ time_zone: zone }).where('id', '=', accelerator.id).execute()
  const expert = await make.member({ accelerator, role: 'EXP' })
  const task = () => make.track({ accelerator }).then((track) => make.task({ state: 'DONE_CODE', track }))
  for (const status of expertJobStates)
    await make.expertJob({ task: await task(), expert, status, due_on: day })
  await make.expertJob({ task: await task(), expert, status: 'NEW', due_on: null })
  const [first] = await readRows(accelerator.id, Date.parse(`${day}T12:00:00Z`))
  const end = Date.parse(first!.due!.endsAt)
  const minute = 60_000
  for (const at of [
    end - 60 * minute,
    end - minute,
    end - 1,
    end,
    end + 1,
    end + minute,
    end + 60 * minute,
  ]) {
    const rows = await readRows(accelerator.id, at)
    expect(rows.map(({ overdue: late }) => late)).toEqual(rows.map((row) => isOverdue(row, at)))
    expect(rows.map(({ isOverdueIn }) => isOverdueIn)).toEqual(rows.map((row) => isOverdue(row, at)))
    expect(rows.filter(({ overdue: late }) => late).length).toBe(at < end ? 0 : 2)
  }
})
