import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as forms from '../contract/form.endpoints.ts'
import { submitAccelerationRequestTilda } from '../contract/integration.endpoints.ts'

let portal: TestPortal
let secret: string

const mapping = {
  fields: [
    { name: 'Email', target: 'leader.email', values: {} },
    { name: 'Name', target: 'person.name', values: {} },
    { name: 'Phone', target: 'person.phone', values: {} },
    { name: 'Project', target: 'main.name', values: {} },
    { name: 'Textarea', target: 'request.message', values: {} },
    { name: 'tranid', target: 'submission.key', values: {} },
  ],
  constants: [],
  honeypot: '',
  perMinute: 600,
}

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({ main: true })
  await portal.startWorker()
  const accelerator = await portal.make.accelerator()
  const admin = portal.as(await portal.make.member({ accelerator, role: 'ACC', admin: true }))
  const { id: trackId } = await portal.make.track({ accelerator })
  const { body } = await admin.call(forms.createIntakeForm, {
    headers: { 'accelerator-id': String(accelerator.id) },
    body: { name: 'Tilda', kind: 'APPLICATION', trackId, locale: 'ru', active: true },
  })
  const made = body as { id: number; secret: string }
  secret = made.secret
  expect(
    (await admin.call(forms.mapIntakeForm, { body: { formId: made.id, version: 1, mapping } })).status,
  ).toBe(200)
})

/**
 * A webhook of the site builder: urlencoded fields in the body, the secret in the address, and the builder's own
 * fields.
 */
const post = (payload: string, path = `${submitAccelerationRequestTilda.path}?secret=${secret}`) =>
  portal.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    payload,
  })

const recorded = (email: string, project: string, tranid: string): string =>
  new URLSearchParams({
    Name: 'Анна Орлова',
    Email: email,
    Phone: '+7 (921) 123-45-67',
    Project: project,
    Textarea: 'Хотим проверить модель.',
    Checkbox: 'yes',
    tranid,
    formid: 'form512345678',
    formname: 'Заявка',
    COOKIES: '_ym_uid=1688888888; previousUrl=tilda.example; tildauid=1688888888.123',
    utm_source: 'newsletter',
  }).toString()

const projectsOf = async (name: string) => {
  const { rows } = await sql<{ projects: number; requests: number; invitations: number }>`
    select (select count(*)::int from project where name = ${name}) as projects,
      (select count(*)::int from acceleration_request r join project p on p.id = r.project_id where p.name = ${name}) as requests,
      (select count(*)::int from team_invitation i join project p on p.id = i.project_id where p.name = ${name}) as invitations`.execute(
    portal.db,
  )
  return rows[0]!
}

test('the probe that the builder sends before it saves a webhook is answered, and nothing is stored', async () => {
  expect((await post('test=test')).statusCode).toBe(200)
  expect(await portal.db.selectFrom('form_submission').select('id').execute()).toEqual([])
})

test('a submission as the builder sends it becomes a project with its application', async () => {
  const answer = await post(recorded('anna@farm.example', 'Ферма на крыше', '7214:104311'))
  expect(answer.statusCode).toBe(200)
  await vi.waitFor(
    async () => expect(await projectsOf('Ферма на крыше')).toMatchObject({ projects: 1, requests: 1 }),
    { timeout: 20_000, interval: 100 },
  )
})

test('a thousand calls, repeated, reordered and hostile, make one project, one request and one invitation', async () => {
  const [email, name] = ['boris@ice.example', 'Лёд без соли']
  const body = recorded(email, name, '7214:999')
  const shuffled = [...new URLSearchParams(body)].toReversed().map(([key, value]) => [key, value])
  const kinds: (() => ReturnType<typeof post>)[] = [
    () => post(body),
    () => post(new URLSearchParams(shuffled).toString()),
    // The same id with different content: the first submission counts.
    () => post(body.replace('newsletter', String(Math.random()))),
    // Empty, malformed encoding, wrong secret, too many fields, missing secret, and a secret of another kind.
    () => post(''),
    () => post('%E0%A4%A=%'),
    () => post(body, `${submitAccelerationRequestTilda.path}?secret=wrong`),
    () => post(Array.from({ length: 300 }, (_, n) => `f${n}=x`).join('&')),
    () => post(body, submitAccelerationRequestTilda.path),
    () => post(body, `/integration/setCompetence?secret=${secret}`),
    () => post(`${body}&__proto__=x&constructor=y`),
  ]
  const statuses = new Set<number>()
  for (let batch = 0; batch < 20; batch++)
    for (const { statusCode } of await Promise.all(
      Array.from({ length: 50 }, (_, n) => kinds[(batch + n * 7) % kinds.length]!()),
    ))
      statuses.add(statusCode)
  expect([...statuses].filter((status) => status >= 500)).toEqual([])
  await vi.waitFor(
    async () => expect(await projectsOf(name)).toEqual({ projects: 1, requests: 1, invitations: 1 }),
    { timeout: 20_000, interval: 100 },
  )
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from form_submission where content->>'Project' = ${name}`.execute(portal.db)
  expect(rows[0]?.n).toBe(1)
}, 60_000)
