import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listNotifications } from '../contract/notification.endpoints.ts'
import * as templates from '../contract/notification-template.endpoints.ts'
import { createMailNotificationsJob } from './mail-notifications.job.ts'
import { notify } from './notify.ts'

let portal: TestPortal
let admin: Person
let team: Person
let chief: Person
let founder: Person
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  team = await portal.make.member({ accelerator, role: 'ACC' })
  chief = await portal.make.person({ roles: ['HTADM'] })
  founder = await portal.make.person()
})

const words = (given: object = {}) => ({
  code: 'TASK_RETURNED',
  acceleratorId: accelerator.id as number | null,
  version: 0,
  subjectRu: 'Доработайте «{{task}}»',
  bodyRu: '{{project}}: {{comment}}',
  subjectEn: 'Please revise {{task}}',
  bodyEn: '{{project}}: {{comment}}',
  ...given,
})
const save = (given: object = {}, by = admin) =>
  portal.as(by).send(templates.saveNotificationTemplate, { body: words(given) })
const get = (by = admin, acceleratorId: number | null = accelerator.id, code = 'TASK_RETURNED') =>
  portal.as(by).send(templates.getNotificationTemplate, {
    query: { code, acceleratorId: acceleratorId === null ? undefined : String(acceleratorId) },
  })

let eventId = 1_000_000
const tell = async (params: Record<string, string>, acceleratorId: number | null = accelerator.id) => {
  const recipient = await portal.make.person()
  await notify(portal.db, {
    eventId: (eventId += 1),
    code: 'TASK_RETURNED',
    params: params as { project: string; task: string; comment: string },
    recipients: [recipient.uid],
    acceleratorId,
    link: '',
  })
  await createMailNotificationsJob({ publicUrl: 'https://portal.example' }).run({ db: portal.db } as never, {
    uids: [recipient.uid],
  })
  const { rows } = await sql<{ subject: string; text_body: string; html_body: string }>`
    select subject, text_body, html_body from mail where to_address = ${recipient.email}`.execute(portal.db)
  return { recipient, mail: rows[0]! }
}

describe('words of an accelerator', () => {
  test('are sent from then on, in inbox and email, and values stay values', async () => {
    const before = await tell({ project: 'A', task: 'B', comment: 'C' })
    expect(before.mail.subject).not.toContain('Доработайте')
    expect((await save()).status).toBe(200)
    const { recipient, mail } = await tell({
      project: '<b>Bold</b>',
      task: '{{comment}}\r\nBcc: all@example.org',
      comment: 'line one\nline two',
    })
    expect(mail.subject).toMatch(/^Доработайте «\{\{comment\}\} Bcc: all/)
    expect(mail.text_body).toContain('<b>Bold</b>: line one\nline two')
    expect(mail.html_body).toContain('&lt;b&gt;Bold&lt;/b&gt;: line one<br>line two')
    const inbox = await portal.as(recipient).send(listNotifications, {
      query: { folder: 'incoming' },
      headers: { 'accept-language': 'en' },
    })
    expect(inbox.body['items']).toMatchObject([
      { subject: expect.stringContaining('Please revise') as string },
    ])
    const old = await portal.as(before.recipient).send(listNotifications, { query: { folder: 'incoming' } })
    expect(old.body['items']).toMatchObject([{ subject: '' }])
  })

  test('are versions with their authors, and go back to the portal’s', async () => {
    expect((await save({ version: 0 })).body).toMatchObject({ code: 'STATE_CHANGED' })
    expect(
      (await save({ acceleratorId: null, subjectRu: 'Портал: {{task}}', version: 0 }, chief)).status,
    ).toBe(200)
    expect((await get()).body).toMatchObject({
      words: 'OWN',
      version: 1,
      usual: { subjectRu: 'Портал: {{task}}' },
    })
    const reset = await portal.as(admin).send(templates.resetNotificationTemplate, {
      body: { code: 'TASK_RETURNED', acceleratorId: accelerator.id, version: 1 },
    })
    expect(reset.body).toEqual({ version: 2 })
    expect((await get()).body).toMatchObject({
      words: 'PORTAL',
      versions: [
        { version: 2, texts: null, author: { uid: admin.uid } },
        { version: 1, texts: { subjectEn: 'Please revise {{task}}' } },
      ],
    })
    expect((await tell({ project: 'A', task: 'B', comment: 'C' })).mail.subject).toBe('Портал: B')
    const listed = await portal.as(admin).send(templates.listNotificationTemplates, {
      query: { acceleratorId: String(accelerator.id), words: 'PORTAL' },
    })
    expect(listed.body['items']).toMatchObject([{ id: 'TASK_RETURNED', words: 'PORTAL' }])
  })

  test.each([
    [{ subjectRu: 'x'.repeat(10_240) }, { subjectRu: 'TOO_LONG' }],
    [{ subjectEn: 'a {{task}}\r\nBcc: b@c.example' }, { subjectEn: 'SEVERAL_LINES' }],
    [{ subjectRu: 'a \u202e{{task}}' }, { subjectRu: 'TURNED_TEXT' }],
    [{ bodyEn: '{{project}}' }, { bodyEn: 'PLACEHOLDER_MISSING' }],
    [{ bodyRu: '{{project}} {{comment}} {{password}}' }, { bodyRu: 'UNKNOWN_PLACEHOLDER' }],
    [{ bodyRu: ' ' }, { bodyRu: 'REQUIRED' }],
    [{ code: 'MESSAGE' }, { code: 'NOT_IN_LIST' }],
  ])('%j are refused at the field', async (given, fields) => {
    expect((await save(given)).body['fields']).toMatchObject(fields)
  })

  test('are written by its administrators alone', async () => {
    const elsewhere = await portal.make.member({
      accelerator: await portal.make.accelerator(),
      role: 'ACC',
      admin: true,
    })
    for (const by of [team, founder, elsewhere, chief]) {
      expect((await get(by)).status).toBe(404)
      expect((await save({ version: 2 }, by)).status).toBe(404)
    }
    expect((await get(admin, null)).status).toBe(404)
    expect((await save({ acceleratorId: null }, admin)).status).toBe(404)
    expect((await get(admin, accelerator.id, 'PERSON_BLOCKED')).status).toBe(404)
    expect((await get(chief, null, 'PERSON_BLOCKED')).status).toBe(200)
  })

  test('are previewed on a real event or a sample, and sent to oneself', async () => {
    const { version: _version, ...body } = words()
    const preview = await portal.as(admin).send(templates.previewNotificationTemplate, { body })
    expect(preview.body).toMatchObject({
      ru: { subject: 'Доработайте «Исследование рынка»' },
      en: { subject: 'Please revise Market research' },
      happenedAt: null,
    })
    await notify(portal.db, {
      eventId: (eventId += 1),
      code: 'TASK_RETURNED',
      params: { project: 'Солнце', task: 'Отчёт', comment: 'Мало' },
      recipients: [admin.uid],
      acceleratorId: accelerator.id,
      link: '',
    })
    const real = await portal.as(admin).send(templates.previewNotificationTemplate, { body })
    expect(real.body).toMatchObject({ ru: { subject: 'Доработайте «Отчёт»' } })
    expect(real.body['happenedAt']).not.toBeNull()
    const sent = await portal.as(admin).send(templates.testNotificationTemplate, { body })
    expect(sent.body).toEqual({ to: admin.email })
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from mail where to_address = ${admin.email} and template = 'TASK_RETURNED'`.execute(
      portal.db,
    )
    expect(rows[0]!.n).toBe(1)
  })
})
