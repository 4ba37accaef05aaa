import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { killableWorker, patience } from '../../../tests/support/killable-worker.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as contract from '../contract/mass-message.endpoints.ts'

const count = 4000
const worker = killableWorker()

let portal: TestPortal
let team: Person
let id: number

beforeAll(async () => {
  const bundled = worker.bundle()
  portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  team = await portal.make.member({ accelerator, role: 'ACC' })
  const plan = await portal.as(team).send(contract.planMassMessage, {
    headers: { 'accelerator-id': String(accelerator.id) },
    body: { list: 'listProjectsInWork', search: '', audience: 'LEADERS' },
  })
  id = plan.body['id'] as number
  await sql`
    insert into person (uid, email, last_name, first_name, middle_name, status)
    select gen_random_uuid(), 'killed' || n || '@mass.example', 'Many', 'One', '', 'A' from generate_series(1, ${count}::int) n`.execute(
    portal.db,
  )
  await sql`
    insert into mass_message_recipient (message_id, person_uid, params)
    select ${id}, uid, '{"name":"One"}' from person where email like 'killed%@mass.example'`.execute(
    portal.db,
  )
  await bundled
})

const notified = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from notification where code = 'MASS_MESSAGE'`.execute(portal.db)
  return rows[0]!.n
}

test(
  'a worker that is killed again and again leaves nobody out and doubles nobody',
  async () => {
    const sent = await portal.as(team).send(contract.sendMassMessage, {
      body: {
        messageId: id,
        version: 1,
        subject: 'News',
        body: 'Dear {{name}}',
        when: 'NOW',
        day: null,
        time: null,
        clock: 'MINE',
        timeZone: 'UTC',
      },
    })
    expect(sent.status).toBe(200)
    let reached = 0
    for (let kills = 0; kills < 3; kills += 1) {
      reached = await worker.killAt(portal, notified, reached + 1)
      if (reached === count) break
    }
    worker.start(portal)
    await vi.waitFor(async () => expect(await notified()).toBe(count), { timeout: patience })
    await vi.waitFor(
      async () =>
        expect(
          (await portal.as(team).send(contract.getMassMessage, { query: { messageId: String(id) } })).body,
        ).toMatchObject({ state: 'SENT', sent: count }),
      { timeout: patience },
    )
    await worker.kill()
    const { rows } = await sql<{ people: number; most: number }>`
      select count(*)::int as people, max(n)::int as most
      from (select count(*) as n from notification where code = 'MASS_MESSAGE' group by recipient_uid) each`.execute(
      portal.db,
    )
    expect(rows[0]).toEqual({ people: count, most: 1 })
  },
  6 * patience,
)
