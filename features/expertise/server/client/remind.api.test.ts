import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { listExpertJobs, remindExperts } from '../../contract/expert-job.endpoints.ts'
import { hoursBetweenReminders } from '../../domain/states.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let expert: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  accelerator = await portal.make.accelerator()
  acc = await portal.make.member({ accelerator, role: 'ACC' })
  expert = await portal.make.member({ accelerator, role: 'EXP' })
})

const refusal = ({ status, body }: Answer) => [status, body['code']]

const newJob = async (own: { status?: 'NEW' | 'PROCESS' | 'COMPLETE'; requester_uid?: string } = {}) => {
  const { make } = portal
  const project = await make.project({ leader: await make.person() })
  const task = await make.task({ state: 'DONE_CODE', project, track: await make.track({ accelerator }) })
  return make.expertJob({ task, expert, client: acc, status: 'NEW', ...own })
}

const remind = (by: Person, jobs: readonly { id: number }[]) =>
  portal.as(by).call(remindExperts, { body: { jobIds: jobs.map(({ id }) => id) } })

const notified = async (): Promise<number> =>
  (
    await portal.db
      .selectFrom('notification')
      .select('id')
      .where('recipient_uid', '=', expert.uid)
      .where('code', '=', 'EXPERT_JOB_REMINDED')
      .execute()
  ).length

const actionsOf = async (jobId: number): Promise<string[]> => {
  const { body } = await portal.as(acc).call(listExpertJobs, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: {},
  })
  return (body as { items: { id: number; actions: string[] }[] }).items.find(({ id }) => id === jobId)!
    .actions
}

test('the client reminds several at once, of each once a day; it is written down', async () => {
  const [offered, begun] = [await newJob(), await newJob({ status: 'PROCESS' })]
  expect(await actionsOf(offered.id)).toContain('remind')
  expect(await remind(acc, [offered, begun])).toMatchObject({ status: 200, body: { reminded: 2 } })
  await expect.poll(notified).toBe(2)
  const { rows } = await sql<{ actor: string }>`
    select actor_uid as actor from audit_entry where subject = 'expert_job' and action = 'remind'
      and subject_id = any(${[String(offered.id), String(begun.id)]})`.execute(portal.db)
  expect(rows).toEqual([{ actor: acc.uid }, { actor: acc.uid }])
  expect(await actionsOf(offered.id)).not.toContain('remind')
  // One of them is too early: no reminder is sent.
  const fresh = await newJob()
  expect(refusal(await remind(acc, [offered, fresh]))).toEqual([409, 'EXPERT_REMINDED'])
  expect(await actionsOf(fresh.id)).toContain('remind')
  await sql`update expert_job set reminded_at = now() - make_interval(hours => ${hoursBetweenReminders + 1})
    where id = ${offered.id}`.execute(portal.db)
  expect((await remind(acc, [offered, fresh])).status).toBe(200)
  await expect.poll(notified).toBe(4)
})

test('of two who remind at once one does', async () => {
  const job = await newJob()
  const answers = await Promise.all([remind(acc, [job]), remind(acc, [job])])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('nobody is reminded of what is done, or once they are no expert there', async () => {
  expect(refusal(await remind(acc, [await newJob({ status: 'COMPLETE' })]))).toEqual([
    409,
    'EXPERT_JOB_NOT_IN_PROCESS',
  ])
  const gone = await portal.make.member({ accelerator, role: 'EXP' })
  const { id } = await newJob()
  await sql`update expert_job set expert_uid = ${gone.uid} where id = ${id}`.execute(portal.db)
  await portal.db.deleteFrom('accelerator_member').where('person_uid', '=', gone.uid).execute()
  expect(refusal(await remind(acc, [{ id }]))).toEqual([409, 'EXPERT_UNAVAILABLE'])
  expect(await actionsOf(id)).not.toContain('remind')
})

test('who did not order reminds of nothing, also among what they did order', async () => {
  const { make } = portal
  const investor = await make.person({ roles: ['INV'] })
  const [ours, theirs] = [await newJob(), await newJob({ requester_uid: investor.uid })]
  expect((await remind(investor, [theirs])).status).toBe(200)
  expect((await remind(investor, [ours])).status).toBe(404)
  // The accelerator sees others' orders, but may not remind their experts.
  expect((await remind(acc, [ours, theirs])).status).toBe(403)
  expect((await remind(expert, [ours])).status).toBe(403)
  expect((await remind(await make.member({ role: 'ACC', admin: true }), [ours])).status).toBe(404)
})
