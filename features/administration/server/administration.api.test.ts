import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SystemVariable } from '#platform/domain/variables/system-variables.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { getAuditEntry, listAudit } from '../contract/audit-trail.endpoints.ts'
import { discardJob, getHealth, listJobs, retryJob } from '../contract/health.endpoints.ts'
import {
  getMail,
  getSignOnMail,
  listMails,
  listSignOnMails,
  sendMailAgain,
  sendSignOnMailAgain,
} from '../contract/mail-log.endpoints.ts'
import {
  importSystemVariables,
  listSystemVariables,
  resetSystemVariable,
  saveSystemVariable,
} from '../contract/system-variable.endpoints.ts'
import { getSettings } from '../contract/system.endpoints.ts'
import { noteSizes } from './sizes.jobs.ts'

let portal: TestPortal
let admin: Person
let deputy: Person

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'], last_name: 'Главный' })
  deputy = await portal.make.person({ roles: ['HTADM'] })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as never
}

const letter = (values: object) =>
  insertOne(portal.db, 'mail', {
    dedupe_key: crypto.randomUUID(),
    template: 'notice',
    to_address: 'anna@mail.example',
    locale: 'ru',
    subject: 'Письмо',
    text_body: 'Текст',
    html_body: '<p>Текст</p>',
    status: 'FAILED',
    error: 'no such user',
    ...values,
  })

describe('the email log', () => {
  test('is found by address and narrowed by state', async () => {
    const { id } = await letter({ to_address: 'single@mail.example' })
    await letter({ to_address: 'single@mail.example', status: 'SENT', error: '' })
    const { items } = done(
      await portal.as(deputy).send(listMails, { query: { findText: 'single@mail', status: 'FAILED' } }),
    ) as { items: { id: number; actions: string[] }[] }
    expect(items.map((one) => [one.id, one.actions])).toEqual([[id, ['sendAgain']]])
  })

  test('names the kind of each email, never its code, and is narrowed by it', async () => {
    const findText = 'kinds@mail.example'
    const to = { to_address: findText, status: 'SENT', error: '' }
    for (const template of ['TASK_RETURNED', 'DIGEST', 'AN_OLD_CODE']) await letter({ ...to, template })
    const kindsOf = async (kind?: string) =>
      (
        done(await portal.as(deputy).send(listMails, { query: { findText, ...(kind && { kind }) } })) as {
          items: { kind: string }[]
        }
      ).items.map((one) => one.kind)
    expect(await kindsOf()).toEqual(['UNKNOWN', 'DIGEST', 'TASKS'])
    expect(await kindsOf('TASKS')).toEqual(['TASKS'])
    expect(await kindsOf('UNKNOWN,DIGEST')).toEqual(['UNKNOWN', 'DIGEST'])
    expect((await portal.as(deputy).send(listMails, { query: { kind: 'NONE' } })).status).toBe(400)
  })

  test('never shows a link that works once, which would let an administrator in as somebody else', async () => {
    const { id } = await letter({
      status: 'QUEUED',
      secret: 'token-of-another',
      one_time: true,
      text_body: 'https://portal.example/reset?token=token-of-another',
    })
    const answer = await portal.as(deputy).send(getMail, { query: { id: String(id) } })
    expect(JSON.stringify(done(answer))).not.toContain('token-of-another')
  })

  test('resends an email once; the slower of two administrators gets an error', async () => {
    const { id } = await letter({})
    const answers = await Promise.all([
      portal.as(admin).send(sendMailAgain, { body: { id } }),
      portal.as(deputy).send(sendMailAgain, { body: { id } }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { status } = await portal.db
      .selectFrom('mail')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('QUEUED')
  })

  test('does not send an email that contained a one-time link, nor a delivered one', async () => {
    for (const values of [{ one_time: true }, { status: 'SENT' }, { error: 'not an address' }]) {
      const { id } = await letter(values)
      expect((await portal.as(admin).send(sendMailAgain, { body: { id } })).status).toBe(409)
    }
  })
})

describe('the email log of the sign-on service', () => {
  test('shows recipient, kind and outcome, and neither links nor text', async () => {
    await sql`insert into sso.mail (template, to_address, locale, link, about, status, error) values
      ('RESET', 'forgetful@sign.example', 'ru', 'https://portal.example/sso/reset?token=a-secret-token', 'a-device', 'QUEUED', ''),
      ('CONFIRM', 'newcomer@sign.example', 'en', '', '', 'FAILED', 'no such box')`.execute(portal.db)
    const read = async (query: object) => {
      const { items, total } = done(
        await portal.as(admin).send(listSignOnMails, { query: { ...query } }),
      ) as {
        items: { to: string }[]
        total: number
      }
      return { items, total }
    }
    const all = await read({ findText: '@sign.example' })
    expect(all).toMatchObject({
      total: 2,
      items: [
        { to: 'newcomer@sign.example', template: 'CONFIRM', status: 'FAILED', error: 'no such box' },
        { to: 'forgetful@sign.example', template: 'RESET', status: 'QUEUED' },
      ],
    })
    expect(JSON.stringify(all)).not.toMatch(/a-secret-token|a-device/)
    expect((await read({ findText: '@sign.example', status: 'FAILED' })).items).toHaveLength(1)
    const [newcomer, forgetful] = all.items as unknown as { id: number }[]
    const open = async (id: number, by = admin) =>
      portal.as(by).send(getSignOnMail, { query: { id: String(id) } })
    const shown = done(await open(forgetful!.id))
    expect(shown).toMatchObject({ to: 'forgetful@sign.example', actions: [] })
    expect(shown['text']).toContain('…')
    expect(JSON.stringify(shown)).not.toMatch(/a-secret-token/)
    expect(done(await open(newcomer!.id))).toMatchObject({ actions: ['sendAgain'] })
    expect((await open(newcomer!.id, await portal.make.person())).status).toBe(403)
    expect((await open(2_000_000_000)).status).toBe(404)
    const again = (id: number) => portal.as(admin).send(sendSignOnMailAgain, { body: { id } })
    // Only what was not delivered, and only to an address that still has an account.
    expect((await again(forgetful!.id)).body).toMatchObject({ code: 'STATE_CHANGED' })
    expect((await again(newcomer!.id)).body).toMatchObject({ code: 'STATE_CHANGED' })
    expect((await portal.as(await portal.make.person()).send(listSignOnMails, {})).status).toBe(403)
  })
})

describe('system variables', () => {
  type Variable = { key: string; value: string; version: number; set: boolean; history: object[] }

  const variable = async (key: string): Promise<Variable> => {
    const { items } = done(await portal.as(admin).send(listSystemVariables, {})) as { items: Variable[] }
    return items.find((one) => one.key === key)!
  }

  const save = (key: SystemVariable, value: string, version: number) =>
    portal.as(admin).send(saveSystemVariable, { body: { key, value, version } })

  test('are effective immediately, show who changed them, and can be reset to their default', async () => {
    done(await save('appName', 'Взлёт', (await variable('appName')).version))
    expect(done(await portal.as(deputy).send(getSettings, {}))).toMatchObject({ appName: 'Взлёт' })
    const changed = await variable('appName')
    expect(changed.history[0]).toMatchObject({ action: 'set', after: 'Взлёт', actor: { uid: admin.uid } })
    done(
      await portal
        .as(admin)
        .send(resetSystemVariable, { body: { key: 'appName', version: changed.version } }),
    )
    expect(await variable('appName')).toMatchObject({ value: 'Runway', set: false, version: 0 })
  })

  test('the slower of two administrators who set one gets a conflict', async () => {
    const { version } = await variable('companyName')
    const answers = await Promise.all([save('companyName', 'А', version), save('companyName', 'Б', version)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('refuse a wrong value with the reason at the field', async () => {
    const answer = await save('acceleratorRequestLimit', '101', 0)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain('TOO_BIG')
  })

  test('of another installation are taken over together or not at all', async () => {
    const import_ = (values: { key: string; value: string; version: number }[]) =>
      portal.as(admin).send(importSystemVariables, { body: { values } })
    const at = async (key: string, value: string) => ({ key, value, version: (await variable(key)).version })
    const wrong = await import_([await at('appName', 'Взлёт'), await at('acceleratorRequestLimit', '101')])
    expect([wrong.status, wrong.body['fields']]).toEqual([400, { 'values.1.value': 'TOO_BIG' }])
    expect(await variable('appName')).toMatchObject({ set: false })
    const late = await import_([await at('appName', 'Взлёт'), { key: 'brand', value: 'aurora', version: 9 }])
    expect([late.status, late.body['code']]).toEqual([409, 'STATE_CHANGED'])
    expect(await variable('appName')).toMatchObject({ set: false })
    done(await import_([await at('brand', 'aurora'), await at('appName', 'Взлёт')]))
    expect(await variable('appName')).toMatchObject({ value: 'Взлёт', history: [{ after: 'Взлёт' }, {}, {}] })
    expect(await variable('brand')).toMatchObject({ value: 'aurora' })
    await portal.db.deleteFrom('application_setting').execute()
  })

  test('are not the deputy’s', async () => {
    expect((await portal.as(deputy).send(listSystemVariables, {})).status).toBe(403)
  })
})

describe('the audit trail', () => {
  test('says who did what in whose name, with before and after, and of the work with projects not its words', async () => {
    const ids = []
    for (const subject of ['dictionary', 'expert_job'])
      ids.push(
        await insertOne(portal.db, 'audit_entry', {
          subject,
          subject_id: '7',
          action: 'resetSecondFactor',
          comment: 'Причина',
          actor_uid: deputy.uid,
          acting_uid: admin.uid,
          details: { changes: [{ part: 'name', from: 'Было', to: 'Стало' }] } as object,
        }),
      )
    const [ofAdministration, ofWork] = ids.map(({ id }) => id)
    const found = async (findText: string): Promise<object[]> =>
      (
        done(
          await portal
            .as(deputy)
            .send(listAudit, { query: { findText, inAnothersName: 'true', period: 'DAY' } }),
        ) as { items: object[] }
      ).items
    expect(await found('resetsecond')).toMatchObject([
      { id: ofWork, subject: 'expert_job', comment: '', wordsWithheld: true },
      { id: ofAdministration, actor: { uid: deputy.uid }, comment: 'Причина', wordsWithheld: false },
    ])
    expect(await found('причина')).toMatchObject([{ id: ofAdministration }])
    const read = async (id?: number): Promise<object> =>
      done(await portal.as(admin).send(getAuditEntry, { query: { id: String(id) } }))
    expect(await read(ofAdministration)).toMatchObject({
      actingName: expect.stringContaining('Главный') as string,
      details: [{ name: 'name', before: 'Было', after: 'Стало' }],
    })
    expect(await read(ofWork)).toMatchObject({ comment: '', details: [] })
  })
})

describe('the state of the portal', () => {
  test('says how much database and files have grown, once a day was recorded', async () => {
    await portal.db.deleteFrom('portal_size_day').execute()
    expect(done(await portal.as(admin).send(getHealth, {}))).toMatchObject({ before: null, sockets: 0 })
    const context = { db: portal.db } as never
    await noteSizes.run(context, {})
    await noteSizes.run(context, {})
    await sql`update portal_size_day set day = current_date - 12, database_bytes = 1000, files_bytes = 7`.execute(
      portal.db,
    )
    await noteSizes.run(context, {})
    expect(done(await portal.as(admin).send(getHealth, {}))).toMatchObject({
      before: { day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), databaseBytes: 1000, filesBytes: 7 },
      certificateDays: null,
    })
  })
})

describe('the queue', () => {
  const failed = async (): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      select id from graphile_worker.add_job('send-mail', '{"mailIds":[1]}'::json, max_attempts := 1)`.execute(
      portal.db,
    )
    const id = rows[0]!.id
    await sql`select from graphile_worker.permanently_fail_jobs(array[${id}::bigint], 'broken')`.execute(
      portal.db,
    )
    return id
  }

  const stateOf = async (id: number): Promise<string | undefined> => {
    const { items } = done(await portal.as(admin).send(listJobs, { query: { limit: '50' } })) as {
      items: { id: number; status: string }[]
    }
    return items.find((one) => one.id === id)?.status
  }

  test('a failed job is shown, started again once, and given up with a reason', async () => {
    const id = await failed()
    expect(await stateOf(id)).toBe('FAILED')
    expect(done(await portal.as(deputy).send(getHealth, {}))).toMatchObject({
      queue: { failed: expect.any(Number) as number },
    })
    done(await portal.as(admin).send(retryJob, { body: { id } }))
    const other = await failed()
    done(await portal.as(deputy).send(discardJob, { body: { id: other, reason: 'Не нужна' } }))
    expect(await stateOf(other)).toBeUndefined()
    expect((await portal.as(admin).send(retryJob, { body: { id: other } })).status).toBe(404)
  })
})
