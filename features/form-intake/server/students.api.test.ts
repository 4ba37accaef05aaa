import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { openPortal, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { acceptInvitation } from '../../teams/contract/invitation.endpoints.ts'
import * as forms from '../contract/form.endpoints.ts'
import { submitGuap } from '../contract/integration.endpoints.ts'
import { listFormSubmissions } from '../contract/submission.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Caller
let secret: string

/** A worker of a busy machine takes more than a second. */
const processed = { timeout: 20_000 }

const mapping = {
  fields: [
    { name: 'Email', target: 'leader.email', values: {} },
    { name: 'Project', target: 'main.name', values: {} },
    { name: 'Вуз', target: 'student.university', values: {} },
    { name: 'Факультет', target: 'student.faculty', values: {} },
    { name: 'Курс', target: 'student.courseNumber', values: {} },
    { name: 'Страница', target: 'student.socialNetwork', values: {} },
  ],
  constants: [],
  honeypot: '',
  perMinute: 600,
}

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({ main: true })
  await portal.startWorker()
  accelerator = await portal.make.accelerator()
  admin = portal.as(await portal.make.member({ accelerator, role: 'ACC', admin: true }))
  const { id: trackId } = await portal.make.track({ accelerator })
  const made = await admin.call(forms.createIntakeForm, {
    headers: { 'accelerator-id': String(accelerator.id) },
    body: { name: 'Анкета вуза', kind: 'GUAP', trackId, locale: 'ru', active: true },
  })
  secret = String(made.body['secret'])
  const formId = Number(made.body['id'])
  expect((await admin.call(forms.mapIntakeForm, { body: { formId, version: 1, mapping } })).status).toBe(200)
})

test('a questionnaire says where its sender studies: the list shows it, and their profile once they have accepted', async () => {
  const person = await portal.make.person()
  await portal.db
    .insertInto('person_profile')
    .values({ person_uid: person.uid, student: JSON.stringify({ faculty: 'Физический' }) })
    .onConflict((conflict) =>
      conflict.column('person_uid').doUpdateSet({ student: JSON.stringify({ faculty: 'Физический' }) }),
    )
    .execute()
  const query = {
    Email: person.email,
    Project: 'Маяк',
    Вуз: 'ГУАП',
    Факультет: 'ФИТ',
    Курс: '3 курс',
    Страница: 'https://page.example/a',
  }
  const sent = await portal.guest.send(submitGuap, { query, headers: { 'x-form-secret': secret } })
  expect(sent.status).toBe(200)
  const done = await vi.waitFor(async () => {
    const found = await portal.db
      .selectFrom('form_submission')
      .selectAll()
      .where('uid', '=', String(sent.body['id']))
      .executeTakeFirstOrThrow()
    expect(found.status).toBe('PROCESSED')
    return found
  }, processed)
  // A stranger who knows the address and the project says something else, and leads elsewhere.
  const forged = await portal.guest.send(submitGuap, {
    query: { ...query, Вуз: 'Чужой вуз', Страница: 'https://elsewhere.example/x' },
    headers: { 'x-form-secret': secret },
  })
  expect(forged.status).toBe(200)
  await vi.waitFor(async () => {
    const found = await portal.db
      .selectFrom('form_submission')
      .select('status')
      .where('uid', '=', String(forged.body['id']))
      .executeTakeFirstOrThrow()
    expect(found.status).toBe('PROCESSED')
  }, processed)
  const listed = await admin.call(listFormSubmissions, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: {},
  })
  expect((listed.body['items'] as object[])[1]).toMatchObject({
    student: { university: 'ГУАП', faculty: 'ФИТ', courseNumber: 3 },
  })
  const studentNow = async () => {
    const { rows } = await sql<{ student: object }>`
      select student from person_profile where person_uid = ${person.uid}`.execute(portal.db)
    return rows[0]?.student
  }
  // A form does not prove who sent it.
  expect(await studentNow()).toEqual({ faculty: 'Физический' })
  const { id } = await portal.db
    .selectFrom('team_invitation')
    .select('id')
    .where('project_id', '=', done.project_id!)
    .executeTakeFirstOrThrow()
  const accepted = await portal.as(person).send(acceptInvitation, { body: { invitationId: id } })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  await vi.waitFor(async () =>
    expect(await studentNow()).toMatchObject({
      university: 'ГУАП',
      faculty: 'Физический',
      courseNumber: 3,
      socialNetwork: '',
    }),
  )
})
