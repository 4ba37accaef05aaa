import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { sendCalculation } from '../contract/calculator.endpoints.ts'
import {
  commentCalculation,
  getCalculation,
  getCalculations,
  getSharedCalculation,
  keepCalculation,
  removeCalculation,
  shareCalculation,
} from '../contract/kept-calculations.endpoints.ts'
import { emptyInputs } from '../domain/inputs.ts'

let portal: TestPortal
let leader: Person
let projectId: number

const inputs = {
  ...emptyInputs(2026),
  name: 'Пекарня',
  email: 'baker@mail.example',
  completionYear: 2027,
  income: [{ id: 'r1', name: 'Хлеб', values: [0, 900] }],
  initialInvestments: 500,
  equityReturn: 20,
}

beforeAll(async () => {
  portal = await openPortal()
  leader = await portal.make.person()
  projectId = (await portal.make.project({ leader })).id
})

const keep = async (name: string): Promise<number> => {
  const { body } = await portal.as(leader).call(keepCalculation, { body: { projectId, name, inputs } })
  return Number(body['id'])
}

test('a version is stored as it was entered, and listed', async () => {
  const calculationId = await keep('Осторожный план')
  const { body } = await portal
    .as(leader)
    .call(getCalculation, { query: { calculationId: String(calculationId) } })
  expect(body).toMatchObject({
    name: 'Осторожный план',
    inputs: { ...inputs, email: '' },
    mayEdit: true,
    comments: [],
  })
  const listed = await portal.as(leader).call(getCalculations, { query: { projectId: String(projectId) } })
  expect(listed.body['items']).toMatchObject([{ id: calculationId, commentsCount: 0, linkUntil: null }])
})

test('what cannot be calculated is not stored', async () => {
  const answer = await portal
    .as(leader)
    .call(keepCalculation, { body: { projectId, name: 'x', inputs: { ...inputs, income: [] } } })
  expect(answer).toMatchObject({ status: 400, body: { fields: { inputs: 'INVALID' } } })
})

test('a link is read by anybody until it ends, without the address of e-mail', async () => {
  const calculationId = await keep('По ссылке')
  const { body } = await portal.as(leader).call(shareCalculation, { body: { calculationId, days: 7 } })
  const link = String(body['link'])
  const read = () => portal.guest.call(getSharedCalculation, { query: { link } })
  const shared = await read()
  expect(shared).toMatchObject({ status: 200, body: { name: 'По ссылке' } })
  expect(JSON.stringify(shared.body)).not.toContain('baker@mail.example')
  await sql`update calculation set link_until = now() - interval '1 second' where id = ${calculationId}`.execute(
    portal.db,
  )
  expect((await read()).status).toBe(404)
})

test('a stored calculation contains no email address, and one that was stored with it shows it to nobody', async () => {
  const calculationId = await keep('Без адреса')
  const { rows } = await sql<{ email: string }>`
    select inputs ->> 'email' as email from calculation where id = ${calculationId}`.execute(portal.db)
  expect(rows).toEqual([{ email: '' }])
  await sql`update calculation set inputs = inputs || '{"email": "baker@mail.example"}' where id = ${calculationId}`.execute(
    portal.db,
  )
  const { body } = await portal
    .as(leader)
    .call(getCalculation, { query: { calculationId: String(calculationId) } })
  expect(body).toMatchObject({ name: 'Без адреса', inputs: { email: '' } })
})

test('a comment belongs to one entry; a removed version is deleted with it', async () => {
  const calculationId = await keep('С вопросом')
  await portal
    .as(leader)
    .call(commentCalculation, { body: { calculationId, place: 'borrowed', text: 'Какой банк?' } })
  const get = () =>
    portal.as(leader).call(getCalculation, { query: { calculationId: String(calculationId) } })
  expect((await get()).body['comments']).toMatchObject([{ place: 'borrowed', text: 'Какой банк?' }])
  await portal.as(leader).call(removeCalculation, { body: { calculationId } })
  expect((await get()).status).toBe(404)
})

test('an expert reads and comments while they review the project, and not where its name is hidden', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const client = await make.member({ accelerator, role: 'ACC' })
  const expert = await make.member({ accelerator, role: 'EXP' })
  const project = await make.project({ leader })
  const task = await make.task({ state: 'DONE_CODE', project, track: await make.track({ accelerator }) })
  const { body } = await portal
    .as(leader)
    .call(keepCalculation, { body: { projectId: project.id, name: 'План', inputs } })
  const calculationId = Number(body['id'])
  const read = () =>
    portal.as(expert).call(getCalculation, { query: { calculationId: String(calculationId) } })
  expect((await read()).status).toBe(404)
  const job = await make.expertJob({ task, expert, client, status: 'PROCESS' })
  expect(await read()).toMatchObject({ status: 200, body: { mayEdit: false } })
  const answer = await portal
    .as(expert)
    .call(commentCalculation, { body: { calculationId, place: 'income', text: 'Откуда рост?' } })
  expect(answer.status).toBe(200)
  await sql`update expert_job set blind = 'BOTH_HIDDEN' where id = ${job.id}`.execute(portal.db)
  expect((await read()).status).toBe(404)
})

test('one address gets few emails, and the email says nothing that was entered', async () => {
  const send = () =>
    portal.guest.call(sendCalculation, { body: { email: 'one@mail.example', consent: true, inputs } })
  expect(await send()).toMatchObject({ status: 200, body: { status: 'KEPT' } })
  const { rows } = await sql<{ content: string }>`
    select subject || text_body as content from mail where to_address = 'one@mail.example'`.execute(portal.db)
  expect(rows).toHaveLength(1)
  expect(rows[0]!.content).not.toContain('Пекарня')
  for (let n = 0; n < 4; n += 1) await send()
  expect((await send()).status).toBe(429)
})
