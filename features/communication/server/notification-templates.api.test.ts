import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as templates from '../contract/notification-template.endpoints.ts'
import { listNotifications } from '../contract/notification.endpoints.ts'
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
    const preview = await portal
      .as(admin)
      .send(templates.previewNotificationTemplate, { body: { ...body, eventId: null } })
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
  test('that are never emailed are shown as in the inbox, and no test email of them is sent', async () => {
    const code = 'USER_REPORT_READY'
    expect((await get(admin, accelerator.id, code)).body).toMatchObject({ emailed: false })
    expect((await get()).body).toMatchObject({ emailed: true })
    const written = {
      code,
      subjectRu: 'Отчёт {{report}}',
      bodyRu: 'Готов: {{report}}',
      subjectEn: 'Report {{report}}',
    }
    const { version: _version, ...body } = words({ ...written, bodyEn: 'Ready: {{report}}' })
    const shown = await portal.as(admin).send(templates.previewNotificationTemplate, { body })
    expect(shown.body['ru']).toEqual({ subject: 'Отчёт Карточка проекта', text: 'Готов: Карточка проекта' })
    expect(await portal.as(admin).send(templates.testNotificationTemplate, { body })).toMatchObject({
      status: 400,
      body: { fields: { code: 'NOT_IN_LIST' } },
    })
  })

  const events = (by = admin, acceleratorId: number | null = accelerator.id) =>
    portal.as(by).send(templates.listTemplateEvents, {
      query: {
        code: 'TASK_RETURNED',
        ...(acceleratorId === null ? {} : { acceleratorId: String(acceleratorId) }),
      },
    })

  test('are previewed on an event of others without what the editor may not see', async () => {
    const { make } = portal
    const track = await make.track({ accelerator })
    const project = await make.project({ name: 'Ветер' })
    const task = await make.task({ track, project })
    const { rows } = await sql<{ name: string }>`
      select k.name from trackpoint k join project_trackpoint w on w.trackpoint_id = k.id where w.id = ${task.id}`.execute(
      portal.db,
    )
    const notified = { code: 'TASK_RETURNED', recipients: [founder.uid], link: '' } as const
    await notify(portal.db, {
      ...notified,
      eventId: (eventId += 1),
      params: { project: 'Ветер', task: rows[0]!.name, comment: 'Личное' },
      acceleratorId: accelerator.id,
    })
    await notify(portal.db, {
      ...notified,
      eventId: (eventId += 1),
      params: { project: 'Чужой', task: 'Чужое', comment: 'Чужое' },
      acceleratorId: accelerator.id,
    })
    const elsewhere = await make.accelerator()
    await notify(portal.db, {
      ...notified,
      eventId: (eventId += 1),
      params: { project: 'Ветер', task: rows[0]!.name, comment: 'Секрет' },
      acceleratorId: elsewhere.id,
    })
    const items = (await events()).body['items'] as { id: number; about: string }[]
    expect(items.map(({ about }) => about).slice(0, 2)).toEqual(['', 'Ветер'])
    const { version: _version, ...body } = words()
    const shown = await portal.as(admin).send(templates.previewNotificationTemplate, {
      body: { ...body, eventId: items[1]!.id },
    })
    expect(shown.body).toMatchObject({
      ru: { subject: `Доработайте «${rows[0]!.name}»` },
      sampled: ['comment'],
    })
    expect(JSON.stringify(shown.body)).not.toContain('Личное')
    const foreign = await portal.as(admin).send(templates.previewNotificationTemplate, {
      body: { ...body, eventId: items[0]!.id },
    })
    expect(foreign.body['sampled']).toEqual(['project', 'task', 'comment'])
    expect(JSON.stringify(foreign.body)).not.toContain('Чуж')
    const other = await sql<{ id: number }>`
      select id from notification where accelerator_id = ${elsewhere.id}`.execute(portal.db)
    const refused = await portal.as(admin).send(templates.previewNotificationTemplate, {
      body: { ...body, eventId: other.rows[0]!.id },
    })
    expect(refused.status).toBe(404)
    const sample = await portal.as(admin).send(templates.previewNotificationTemplate, {
      body: { ...body, eventId: null },
    })
    expect(sample.body).toMatchObject({ happenedAt: null, sampled: [] })
  })

  test('offer a portal administrator only events that they were notified of', async () => {
    expect((await events(chief, null)).body).toEqual({ items: [] })
    for (const by of [team, founder]) expect((await events(by)).status).toBe(404)
  })
})
