import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getNoticeSettings } from '../contract/notice-settings.endpoints.ts'
import { getUnsubscription, unsubscribeFromEmails } from '../contract/unsubscribe.endpoints.ts'
import { createMailNotificationsJob } from './mail-notifications.job.ts'
import { notify } from './notify.ts'

let portal: TestPortal
let person: Person

beforeAll(async () => {
  portal = await openPortal()
})

let eventId = 2_000_000
type Given = 'TASK_RETURNED' | 'ROLE_GRANTED' | 'PROJECT_RESTORED'
const params = {
  TASK_RETURNED: { project: 'A', task: 'B', comment: 'C' },
  ROLE_GRANTED: {},
  PROJECT_RESTORED: { project: 'A' },
}

/** The emails of a new person with these notifications. */
const mailsOf = async (...codes: Given[]) => {
  person = await portal.make.person()
  for (const code of codes)
    await notify(portal.db, {
      eventId: (eventId += 1),
      code,
      params: params[code] as never,
      recipients: [person.uid],
      acceleratorId: null,
      link: '',
    })
  await createMailNotificationsJob({ publicUrl: 'https://portal.example' }).run({ db: portal.db } as never, {
    uids: [person.uid],
  })
  const { rows } = await sql<{ template: string; text_body: string; unsubscribe_url: string }>`
    select template, text_body, unsubscribe_url from mail where to_address = ${person.email} order by id`.execute(
    portal.db,
  )
  return rows
}
const mailOf = async (code: Given) => (await mailsOf(code))[0]!
const tokenOf = (url: string) => new URL(url).searchParams.get('token')!
const settings = async () => (await portal.as(person).send(getNoticeSettings)).body
const open = (token: string) => portal.guest.send(getUnsubscription, { query: { token } })

/** A one-click request as a mail program sends it: a form post without a session. */
const press = (url: string, type = 'application/x-www-form-urlencoded') =>
  portal.app.inject({
    method: 'POST',
    url: new URL(url).pathname + new URL(url).search,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  })

test('one press stops emails of the kind, signed out, and what is opened changes nothing', async () => {
  const { unsubscribe_url: url, text_body: text } = await mailOf('TASK_RETURNED')
  expect(text).toContain('потому что работаете над проектом')
  expect(text).toContain('https://portal.example/unsubscribe?token=')
  expect((await open(tokenOf(url))).body).toEqual({ kinds: ['TASKS'], stopped: false })
  expect(await settings()).toMatchObject({ TASKS: 'AT_ONCE' })
  expect((await press(url)).statusCode).toBe(200)
  expect(await settings()).toMatchObject({ TASKS: 'INBOX', TEAMS: 'AT_ONCE' })
  expect((await press(url)).statusCode).toBe(200)
  expect((await open(tokenOf(url))).body).toEqual({ kinds: ['TASKS'], stopped: true })
})

test('a mail program may post parts as well', async () => {
  const { unsubscribe_url: url } = await mailOf('TASK_RETURNED')
  const answer = await portal.app.inject({
    method: 'POST',
    url: new URL(url).pathname + new URL(url).search,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    payload:
      '--part\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n',
  })
  expect(answer.statusCode).toBe(200)
  expect(await settings()).toMatchObject({ TASKS: 'INBOX' })
})

test('the link in a digest stops all of its kinds; an email about one’s own account is sent separately and has no such link', async () => {
  const [own, list, ...more] = await mailsOf('TASK_RETURNED', 'ROLE_GRANTED', 'PROJECT_RESTORED')
  expect(more).toEqual([])
  expect(own).toMatchObject({ template: 'ROLE_GRANTED', unsubscribe_url: '' })
  expect(own!.text_body).not.toContain('/unsubscribe')
  expect(list!.template).toBe('DIGEST')
  await press(list!.unsubscribe_url)
  expect(await settings()).toMatchObject({ TASKS: 'INBOX', OTHER: 'INBOX', MESSAGES: 'AT_ONCE' })
})

test('what was switched off stays so', async () => {
  const { unsubscribe_url: url } = await mailOf('TASK_RETURNED')
  await sql`insert into notice_setting (person_uid, kind, channel) values (${person.uid}, 'TASKS', 'OFF')`.execute(
    portal.db,
  )
  await press(url)
  expect(await settings()).toMatchObject({ TASKS: 'OFF' })
})

test('an email about one’s own account cannot be stopped', async () => {
  const { unsubscribe_url: url, text_body: text } = await mailOf('ROLE_GRANTED')
  expect(url).toBe('')
  expect(text).not.toContain('/unsubscribe')
  expect(text).toContain('Такие письма не отключаются')
})

test('a link that nobody was sent opens nothing', async () => {
  const { unsubscribe_url: url } = await mailOf('TASK_RETURNED')
  const token = tokenOf(url)
  const [uid, , signature] = token.split('.')
  const other = await portal.make.person()
  for (const made of [
    `${uid}.TEAMS.${signature}`,
    `${other.uid}.TASKS.${signature}`,
    `${uid}.TASKS.${'a'.repeat(43)}`,
    'nonsense',
    '',
  ]) {
    expect((await open(made)).status).toBe(404)
    expect((await portal.guest.send(unsubscribeFromEmails, { query: { token: made } })).status).toBe(404)
  }
  expect(await settings()).toMatchObject({ TASKS: 'AT_ONCE', TEAMS: 'AT_ONCE' })
})
