import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeForm } from '../../../tests/support/form-records.ts'
import { killableWorker, patience } from '../../../tests/support/killable-worker.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { submitAccelerationRequestTilda } from '../contract/integration.endpoints.ts'

const count = 20
const worker = killableWorker()

let portal: TestPortal
let secret: string

beforeAll(async () => {
  const bundled = worker.bundle()
  portal = await openPortal()
  const { make, db } = portal
  const accelerator = await make.accelerator()
  const admin = await make.member({ accelerator, role: 'ACC', admin: true })
  const track = await make.track({ accelerator })
  const form = await makeForm({ db, accelerator, people: { admin } })
  await db.updateTable('intake_form').set({ track_id: track.id }).where('id', '=', form.id).execute()
  secret = form.secret
  await bundled
})

const processed = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from form_submission where status = 'PROCESSED'`.execute(portal.db)
  return rows[0]!.n
}

test(
  'a worker that is killed makes every project once',
  async () => {
    for (let n = 0; n < count; n++) {
      const answer = await portal.guest.send(submitAccelerationRequestTilda, {
        query: { Email: `founder${n}@killed.example`, Project: `Живучий ${n}` },
        headers: { 'x-form-secret': secret },
      })
      expect(answer.status).toBe(200)
    }
    expect(await worker.killAt(portal, processed, 4)).toBeLessThan(count)
    worker.start(portal)
    await vi.waitFor(async () => expect(await processed()).toBe(count), { timeout: patience })
    await worker.kill()

    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as projects, count(distinct p.name)::int as names, max(r.n)::int as "maxApplications",
        sum(r.n)::int as applications, max(i.n)::int as "maxInvitations", sum(i.n)::int as invitations,
        max(a.n)::int as "maxProcessed"
      from project p
        join form_submission s on s.project_id = p.id
        cross join lateral (select count(*) as n from acceleration_request where project_id = p.id) r
        cross join lateral (select count(*) as n from team_invitation where project_id = p.id) i
        cross join lateral (select count(*) as n from audit_entry
          where subject = 'form_submission' and subject_id = s.id::text and action = 'process') a
      where p.name like 'Живучий %'`.execute(portal.db)
    expect(rows[0]).toEqual({
      projects: count,
      names: count,
      applications: count,
      maxApplications: 1,
      invitations: count,
      maxInvitations: 1,
      maxProcessed: 1,
    })
  },
  4 * patience,
)
