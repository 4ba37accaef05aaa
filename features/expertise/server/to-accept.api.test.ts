import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getAgenda } from '../../agenda/contract/agenda.endpoints.ts'
import { listExpertJobs } from '../contract/expert-job.endpoints.ts'
import { expertJobStates } from '../domain/states.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  acc = await portal.make.member({ accelerator, role: 'ACC' })
})

test('what awaits acceptance is delivered and not accepted, in the list and on the agenda', async () => {
  const { make } = portal
  const track = await make.track({ accelerator })
  const task = await make.task({ state: 'DONE_CODE', track })
  const jobIn = async (status: (typeof expertJobStates)[number]) =>
    make.expertJob({
      task,
      client: acc,
      status,
      expert: await make.member({ accelerator, role: 'EXP' }),
    })
  const jobs = new Map<string, { id: number }>()
  for (const status of expertJobStates) jobs.set(status, await jobIn(status))
  const accepted = await jobIn('COMPLETE')
  const delivered = jobs.get('COMPLETE')!.id
  const at = new Date().toISOString()
  const completedJobs = portal.db.updateTable('expert_job').set({ completed_at: at })
  await completedJobs.where('id', 'in', [delivered, accepted.id]).execute()
  await completedJobs.set({ accepted_at: at }).where('id', '=', accepted.id).execute()
  const headers = { 'accelerator-id': String(accelerator.id) }
  const list = await portal.as(acc).send(listExpertJobs, { headers, query: { toAccept: true } })
  expect(list.body).toMatchObject({ total: 1, items: [{ id: delivered }] })
  const agenda = await portal
    .as(acc)
    .send(getAgenda, { headers, query: { role: 'ACC', kind: 'expertResult' } })
  expect((agenda.body['items'] as { link: string }[]).map(({ link }) => link)).toEqual([
    expect.stringContaining(`expertJobId=${delivered}`),
  ])
})
