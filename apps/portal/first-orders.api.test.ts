import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { listExpertJobs } from '../../features/expertise/contract/expert-job.endpoints.ts'
import { listRoleRequests } from '../../features/roles/contract/role.endpoints.ts'
import { listSupport } from '../../features/support/contract/support.endpoints.ts'
import { insertOne } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'

/** Lists that people open first begin with what is due, or has waited longest. */
let portal: TestPortal
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['HTADM'] })
})

const idsOf = async (by: Person, endpoint: Endpoint, headers: Record<string, string> = {}) => {
  const { status, body } = await portal.as(by).send(endpoint, { headers, query: {} })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body['items'] as { id: number }[]).map(({ id }) => id)
}

test('ordered expert reviews: open ones by their due date, then complete and declined ones', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const acc = await make.member({ accelerator, role: 'ACC' })
  const expert = await make.member({ accelerator, role: 'EXP' })
  const job = async (status: 'NEW' | 'PROCESS' | 'COMPLETE' | 'REJECT', dueOn: string | null) => {
    const project = await make.project({ leader: await make.person() })
    const task = await make.task({ state: 'DONE_CODE', project, track: await make.track({ accelerator }) })
    const { id } = await make.expertJob({ task, expert, client: acc, status })
    await sql`update expert_job set due_on = ${dueOn} where id = ${id}`.execute(portal.db)
    return id
  }
  const [soon, done, late, undated, declined] = [
    await job('PROCESS', '2030-01-02'),
    await job('COMPLETE', '2020-01-01'),
    await job('NEW', '2030-02-01'),
    await job('NEW', null),
    await job('REJECT', '2019-01-01'),
  ]
  expect(await idsOf(acc, listExpertJobs, { 'accelerator-id': String(accelerator.id) })).toEqual([
    soon,
    late,
    undated,
    done,
    declined,
  ])
})

test('requests for roles: undecided ones, the longest waiting first, then the newest decided ones', async () => {
  const request = async (status: 'CONSIDERATION' | 'ACCEPTED') => {
    const { uid } = await portal.make.person()
    return (
      await insertOne(portal.db, 'role_request', { person_uid: uid, role: 'INV', message: 'Я', status })
    ).id
  }
  const [old, first, decided, second] = [
    await request('ACCEPTED'),
    await request('CONSIDERATION'),
    await request('ACCEPTED'),
    await request('CONSIDERATION'),
  ]
  expect(await idsOf(admin, listRoleRequests)).toEqual([first, second, decided, old])
})

test('requests to the portal: those that wait for its administrators, the longest waiting first', async () => {
  const { uid } = await portal.make.person()
  const thread = async (status: 'NEW' | 'WORK' | 'ANSWERED' | 'CLOSED', days: number) => {
    const row = await insertOne(portal.db, 'support_thread', {
      person_uid: uid,
      locale: 'ru',
      subject: 'Вход',
      status,
    })
    await sql`update support_thread set created_at = now() - make_interval(days => ${days}) where id = ${row.id}`.execute(
      portal.db,
    )
    return row.id
  }
  const [closed, late, answered, oldest] = [
    await thread('CLOSED', 9),
    await thread('NEW', 1),
    await thread('ANSWERED', 8),
    await thread('WORK', 5),
  ]
  expect(await idsOf(admin, listSupport)).toEqual([oldest, late, answered, closed])
})
