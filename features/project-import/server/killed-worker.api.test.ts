import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { importClient, shown } from '../../../tests/support/import-client.ts'
import { killableWorker, patience } from '../../../tests/support/killable-worker.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'

const count = 45
const worker = killableWorker()

let portal: TestPortal
let client: ReturnType<typeof importClient>
let trackId: number

beforeAll(async () => {
  const bundled = worker.bundle()
  portal = await openPortal()
  const { make } = portal
  const accelerator = await make.accelerator()
  const person = await make.member({ accelerator, role: 'ACC' })
  const track = await make.track({ accelerator })
  await make.trackpoint({ track })
  trackId = track.id
  client = importClient(portal.as(person), { 'accelerator-id': String(accelerator.id) })
  await bundled
})

const inState = async (importId: number, status: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from project_import_item where import_id = ${importId} and status = ${status}`.execute(
    portal.db,
  )
  return rows[0]!.n
}

/** Kills the worker as soon as this many projects have a state, and returns their number. */
const killAt = (importId: number, status: string, least: number): Promise<number> =>
  worker.killAt(portal, () => inState(importId, status), least)

test(
  'a worker that is killed imports every project once, and takes every one back',
  async () => {
    const lines = Array.from({ length: count }, (_, n) => `Живучий ${n};leader${n}@killed.example`)
    const brought = shown(await client.bring(`Название;Почта лидера\n${lines.join('\n')}\n`))
    const { id, version, settings } = shown(await client.edit(brought, { trackId, accept: true }))
    await client.start({ ...brought, id, version, settings })

    expect(await killAt(id, 'CREATED', 10)).toBeLessThan(count)
    expect((await client.read(id)).status).toBe('RUNNING')
    worker.start(portal)
    expect((await client.until(id, 'FINISHED', patience)).counts).toMatchObject({
      CREATED: count,
      WAITING: 0,
    })
    // Number of emails per recipient: those of the killed worker are not sent again.
    const letters = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from mail where to_address like 'leader%@killed.example' group by to_address`.execute(
        portal.db,
      )
      return rows.map(({ n }) => n)
    }
    await expect.poll(async () => (await letters()).length, { timeout: patience }).toBe(count)
    await worker.kill()
    expect(await letters()).toEqual(Array.from({ length: count }, () => 1))
    const { rows: twice } = await sql`
      select recipient_uid, code, params from notification group by 1, 2, 3 having count(*) > 1`.execute(
      portal.db,
    )
    expect(twice).toEqual([])

    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as projects, count(distinct p.name)::int as names, sum(r.n)::int as applications,
        max(r.n)::int as "maxApplications", sum(i.n)::int as invitations, max(i.n)::int as "maxInvitations",
        sum(w.n)::int as works, max(a.n)::int as "maxCreated", count(m.project_id)::int as items
      from project p
        left join project_import_item m on m.project_id = p.id
        cross join lateral (select count(*) as n from acceleration_request where project_id = p.id) r
        cross join lateral (select count(*) as n from team_invitation where project_id = p.id) i
        cross join lateral (select count(*) as n from project_track where project_id = p.id) w
        cross join lateral (select count(*) as n from audit_entry
          where subject = 'project' and subject_id = p.id::text and action = 'create') a
      where p.name like 'Живучий %'`.execute(portal.db)
    expect(rows[0]).toEqual({
      projects: count,
      names: count,
      applications: count,
      maxApplications: 1,
      invitations: count,
      maxInvitations: 1,
      works: count,
      maxCreated: 1,
      items: count,
    })

    await client.askUndo(id)
    expect(await killAt(id, 'UNDONE', 10)).toBeLessThan(count)
    worker.start(portal)
    expect((await client.until(id, 'UNDONE', patience)).counts).toMatchObject({ UNDONE: count, KEPT: 0 })
    const left = await sql`select from project where name like 'Живучий %'`.execute(portal.db)
    expect(left.rows).toHaveLength(0)
  },
  4 * patience,
)
