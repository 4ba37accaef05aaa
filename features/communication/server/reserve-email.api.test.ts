import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { inviteToAccelerator, inviteToProject } from '../../teams/contract/invitation.endpoints.ts'
import { emailLimits } from '../domain/email-limits.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let watcher: Person
let seq = 0

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  accelerator = await portal.make.accelerator({ name: 'Маяк' })
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  watcher = await portal.make.person({ roles: ['ADMIN'] })
})

const fresh = () => `stranger.${++seq}@people.example`
const code = ({ status, body }: Answer): string => (status < 300 ? 'ok' : String(body['code']))
const invite = (email = fresh()) =>
  portal.as(admin).call(inviteToAccelerator, {
    headers: { 'accelerator-id': String(accelerator.id) },
    body: { email, roles: ['EXP'] },
  })

/** Simulates this number of emails sent today. */
const simulateSent = (key: string, hits: number) =>
  sql`insert into rate_limit (key, hits, resets_at) values (${key}, ${hits}, now() + interval '1 hour')
    on conflict (key) do update set hits = excluded.hits, resets_at = excluded.resets_at`.execute(portal.db)

const alarms = async () =>
  portal.db
    .selectFrom('notification')
    .select(['recipient_uid', 'params'])
    .where('code', '=', 'LETTER_LIMIT_REACHED')
    .execute()

describe('emails in the name of an accelerator', () => {
  test('end for the day, the administrators are notified once, and the inviting side why', async () => {
    await simulateSent(`letters.accelerator:${accelerator.id}`, emailLimits.accelerator.hits - 2)
    expect(code(await invite())).toBe('ok')
    expect(await alarms()).toEqual([])
    expect(code(await invite())).toBe('ok')
    await vi.waitFor(async () =>
      expect(await alarms()).toEqual([{ recipient_uid: watcher.uid, params: { accelerator: 'Маяк' } }]),
    )
    const refused = await invite()
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'LETTER_LIMIT', params: { limit: emailLimits.accelerator.hits } },
    })
    expect(code(await invite())).toBe('LETTER_LIMIT')
    expect(await alarms()).toHaveLength(1)
  })

  test('need its approval', async () => {
    const waiting = await portal.make.accelerator({ approval: 'ON_COORDINATION' })
    const asker = await portal.make.member({ accelerator: waiting, role: 'ACC', admin: true })
    const answer = await portal.as(asker).call(inviteToAccelerator, {
      headers: { 'accelerator-id': String(waiting.id) },
      body: { email: fresh(), roles: ['EXP'] },
    })
    expect(answer.status).toBeGreaterThan(399)
    const { n } = await portal.db
      .selectFrom('team_invitation')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('accelerator_id', '=', waiting.id)
      .executeTakeFirstOrThrow()
    expect(n).toBe(0)
  })
})

describe('emails of one’s own', () => {
  const inTeam = async (by: Person, email: string) => {
    const { id } = await portal.make.project({ leader: by })
    return portal.as(by).call(inviteToProject, { body: { projectId: id, email } })
  }

  test('are few a day, for known addresses as for unknown ones', async () => {
    const by = await portal.make.person()
    await simulateSent(`letters.person:${by.uid}`, emailLimits.person.hits)
    const known = await portal.make.person()
    for (const email of [known.email, fresh()])
      expect(await inTeam(by, email)).toMatchObject({
        status: 429,
        body: { code: 'LETTER_LIMIT', params: { limit: emailLimits.person.hits } },
      })
  })

  test('reach one address only up to the limit, for all senders together', async () => {
    const email = fresh()
    for (let n = 0; n < emailLimits.address.hits; n++)
      expect(code(await inTeam(await portal.make.person(), email))).toBe('ok')
    expect(code(await inTeam(await portal.make.person(), email))).toBe('RATE_LIMITED')
  })
})
