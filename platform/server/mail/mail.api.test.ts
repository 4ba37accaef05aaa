import Fastify from 'fastify'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { edgeValuesOf } from '../../../tests/support/edge-values.ts'
import { setVariable } from '../../../tests/support/set-variable.ts'
import { isBouncedAddress } from './bounced-addresses.ts'
import { createForgetMailsJob } from './forget-mails.job.ts'
import { queueMail, type QueuedMail } from './queue-mail.ts'
import { createSendMailJob } from './send-mail.job.ts'
import { sendNow } from './send-now.ts'
import { createSmtpTransport, type MailTransport } from './transport.ts'

const { log } = Fastify()
const database = await testDatabase({ max: 12 })
let catcher: SMTPServer
let transport: MailTransport
const caught: { to: string[]; raw: string }[] = []

const mail = (changes: Partial<QueuedMail> = {}): QueuedMail => ({
  dedupeKey: crypto.randomUUID(),
  template: 'TEST',
  to: 'anna@mail.example',
  locale: 'en',
  subject: 'Hello',
  why: 'You asked for it.',
  paragraphs: ['A <b>bold</b> word'],
  action: { url: 'https://portal.example/x?token=1' },
  ...changes,
})

type Row = { id: number; status: string; error: string; subject: string; sent_at: string | null }

const queued = async (changes: Partial<QueuedMail> = {}): Promise<Row> => {
  const one = mail(changes)
  await queueMail(database.db, one)
  return row(one.dedupeKey)
}

const row = async (key: string | number): Promise<Row> => {
  const found = await sql<Row>`
    select id, status, error, subject, sent_at from mail where dedupe_key = ${String(key)} or id::text = ${String(key)}`.execute(
    database.db,
  )
  const [one] = found.rows
  if (!one) throw new Error('no such mail')
  return one
}

const send = (
  settings: Parameters<typeof createSendMailJob>[0],
  mailIds: number | number[],
  attempt: { attempt: number; lastAttempt: boolean } = { attempt: 1, lastAttempt: false },
) =>
  createSendMailJob(settings).run(
    { db: database.db, log, signal: new AbortController().signal, ...attempt },
    { mailIds: [mailIds].flat() },
  )

beforeAll(async () => {
  catcher = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      if (address.startsWith('gone'))
        return answer(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
      if (address.startsWith('refused'))
        return answer(Object.assign(new Error('relaying denied'), { responseCode: 550 }))
      if (address.startsWith('full'))
        return answer(Object.assign(new Error('mailbox full'), { responseCode: 452 }))
      answer()
    },
    onData: (stream, session, done) => {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()))
      stream.on('end', () => {
        caught.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => catcher.listen(0, '127.0.0.1', resolve))
  const { port } = catcher.server.address() as AddressInfo
  transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, () => 'Runway <no-reply@portal.example>')
})
afterAll(async () => {
  transport.close()
  await new Promise<void>((resolve) => catcher.close(resolve))
})

describe('a mail', () => {
  it('is written once and put into the queue once for a key', async () => {
    const one = mail()
    await Promise.all([queueMail(database.db, one), queueMail(database.db, one), queueMail(database.db, one)])
    const jobs = await sql<{ n: number }>`
      select count(*)::int as n from graphile_worker._private_jobs
      where payload::jsonb -> 'mailIds' @> to_jsonb(${(await row(one.dedupeKey)).id}::bigint)`.execute(
      database.db,
    )
    expect(jobs.rows[0]?.n).toBe(1)
  })

  it('goes out by SMTP in both forms and is marked as sent', async () => {
    const { id } = await queued({ subject: 'Привет' })
    await send({ transport }, id)
    expect(await row(id)).toMatchObject({ status: 'SENT', error: '' })
    expect((await row(id)).sent_at).not.toBeNull()
    const last = caught.at(-1)
    expect(last?.to).toEqual(['anna@mail.example'])
    expect(last?.raw).toMatch(/^From: Runway <no-reply@portal\.example>\r?$/m)
    expect(last?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(last?.raw).toContain('text/plain')
    expect(last?.raw).toContain('&lt;b&gt;bold&lt;/b&gt;')
    const before = caught.length
    await send({ transport }, id)
    expect(caught).toHaveLength(before)
  })

  it.each([
    ['no-reply@portal.example', 'no-reply@portal.example'],
    ['"x@y.example (z)" <no-reply@portal.example>', '"x@y.example (z)" <no-reply@portal.example>'],
    ['"Runway, Inc." <no-reply@portal.example>', '"Runway, Inc." <no-reply@portal.example>'],
    // The configuration of the server may name what a form refuses.
    ['Run\\way <no-reply@portal.example>', '"Run\\\\way" <no-reply@portal.example>'],
  ])('comes from the sender %s, whatever its name contains', async (sender, header) => {
    const { port } = catcher.server.address() as AddressInfo
    const own = createSmtpTransport(`smtp://127.0.0.1:${port}`, () => sender)
    const { id } = await queued({ subject: 'Sender' })
    await send({ transport: own }, id)
    own.close()
    expect(await row(id)).toMatchObject({ status: 'SENT', error: '' })
    const { raw = '' } = caught.at(-1) ?? {}
    expect(raw.split('\r\n')).toContain(`From: ${header}`)
    expect(raw).toMatch(/^Message-ID: <[^@>]+@portal\.example>\r?$/im)
  })

  it.each(edgeValuesOf('mailSender'))(
    'goes out from a sender at either end of its range: %s',
    async (sender) => {
      const { port } = catcher.server.address() as AddressInfo
      const own = createSmtpTransport(`smtp://127.0.0.1:${port}`, () => sender)
      const { id } = await queued({ subject: 'Sender' })
      await send({ transport: own }, id)
      own.close()
      expect(await row(id)).toMatchObject({ status: 'SENT', error: '' })
      expect(caught.at(-1)?.raw).toContain('@b.example')
    },
  )

  it('carries an entry for calendars as an alternative of the text, and other files next to it', async () => {
    const file = (filename: string, contentType: string, content: string) => ({
      filename,
      contentType,
      content: Buffer.from(content).toString('base64'),
    })
    const { id } = await queued({
      attachments: [
        file('event.ics', 'text/calendar; charset=utf-8; method=CANCEL', 'BEGIN:VCALENDAR'),
        file('ticket.png', 'image/png', 'PNG'),
      ],
    })
    await send({ transport }, id)
    const { raw } = caught.at(-1)!
    const [alternative] = /multipart\/alternative[\s\S]*?\r?\n--(\S+)--/.exec(raw)!
    expect(alternative).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
    expect(raw).toMatch(/Content-Disposition: attachment; filename=ticket\.png/)
  })

  it('says why it came, and is stopped by one press where it can be', async () => {
    const stop = { label: 'Stop these emails', url: 'https://portal.example/unsubscribe?token=1' }
    const { id } = await queued({ stop, unsubscribeUrl: 'https://portal.example/api/v1/stop?token=1' })
    await send({ transport }, id)
    const raw = caught.at(-1)?.raw.replaceAll(/\r?\n[ \t]+/g, ' ') ?? ''
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/portal\.example\/api\/v1\/stop\?token=1>\r?$/m)
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(raw).toContain('You asked for it.')
    const grave = await queued()
    await send({ transport }, grave.id)
    expect(caught.at(-1)?.raw).not.toContain('List-Unsubscribe')
  })

  it('lets nobody add a header or a recipient', async () => {
    const { id, subject } = await queued({ subject: 'Hi\r\nBcc: victim@mail.example\r\n\r\nbody' })
    expect(subject).toBe('Hi Bcc: victim@mail.example body')
    await send({ transport }, id)
    expect(caught.at(-1)?.to).toEqual(['anna@mail.example'])
    const [headers] = caught.at(-1)?.raw.split(/\r?\n\r?\n/) ?? []
    expect(headers).toContain('Subject: Hi Bcc: victim@mail.example body')
    expect(headers).not.toMatch(/^Bcc:/im)
    const before = caught.length
    for (const to of ['a@b.example\r\nRCPT TO:<victim@mail.example>', 'a@b.example, victim@mail.example']) {
      const bad = await queued({ to })
      expect(bad).toMatchObject({ status: 'FAILED', error: 'not an address' })
      await send({ transport }, bad.id)
    }
    expect(caught).toHaveLength(before)
  })

  it('is stored when there is no server to send it, and shows its links to the person who runs the demo', async () => {
    const printed: string[] = []
    const { id } = await queued()
    await send({ transport: null, print: (line) => printed.push(line) }, id)
    expect(await row(id)).toMatchObject({ status: 'KEPT', sent_at: null })
    expect(printed).toEqual(['[mail] anna@mail.example: Hello: https://portal.example/x?token=1'])
  })

  it('retains a one-time token no longer than it is needed, but for the visitor of a demo', async () => {
    const link = 'https://portal.example/x?token=s3cret'
    const one = { paragraphs: [link], action: { url: link }, secret: 's3cret' }
    const traces = async (id: number) =>
      JSON.stringify(
        (
          await sql`select text_body, html_body, links, secret from mail where id = ${id}`.execute(
            database.db,
          )
        ).rows,
      ).includes('s3cret')
    const sent = await queued(one)
    await send({ transport }, sent.id)
    expect(caught.at(-1)?.raw).toContain('s3cret')
    const stored = await queued(one)
    await send({ transport: null }, stored.id)
    const demo = await queued(one)
    await send({ transport: null, print: () => {} }, demo.id)
    const bad = await queued({ ...one, to: 'nobody' })
    expect([
      await traces(sent.id),
      await traces(stored.id),
      await traces(demo.id),
      await traces(bad.id),
    ]).toEqual([false, false, true, false])
  })

  it('is tried again after a temporary failure, which the log shows, and fails with the last one', async () => {
    const { id } = await queued({ to: 'full@mail.example' })
    await expect(send({ transport }, id)).rejects.toThrow()
    expect(await row(id)).toMatchObject({
      status: 'QUEUED',
      error: expect.stringContaining('mailbox full') as string,
    })
    await send({ transport }, id, { attempt: 20, lastAttempt: true })
    expect(await row(id)).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('mailbox full') as string,
    })
  })

  it('fails at once when the server refuses for good', async () => {
    const { id } = await queued({ to: 'gone@mail.example' })
    await send({ transport }, id)
    expect(await row(id)).toMatchObject({
      status: 'BOUNCED',
      error: expect.stringContaining('no such user') as string,
    })
  })

  it('to a mailbox that does not exist is the last one there, but for those about the safety of the account', async () => {
    const to = 'gone-for-good@mail.example'
    await send({ transport }, (await queued({ to })).id)
    const { id } = await queued({
      to: 'Gone-For-Good@mail.example',
      secret: 'unused-s3cret',
      paragraphs: ['unused-s3cret'],
    })
    expect(await row(id)).toMatchObject({ status: 'WITHHELD' })
    const { rows } = await sql<{ text_body: string; secret: string | null; one_time: boolean }>`
      select text_body, secret, one_time from mail where id = ${id}`.execute(database.db)
    expect(rows[0]).toMatchObject({ secret: null, one_time: true })
    expect(rows[0]!.text_body).not.toContain('unused-s3cret')
    expect(await queued({ to, security: true })).toMatchObject({ status: 'QUEUED' })
    await sql`delete from bounced_address`.execute(database.db)
    expect(await queued({ to })).toMatchObject({ status: 'QUEUED' })
  })

  it('refused by a relay of the portal leaves the address alone', async () => {
    const { id } = await queued({ to: 'refused@mail.example' })
    await send({ transport }, id)
    expect(await row(id)).toMatchObject({ status: 'FAILED' })
    expect(await isBouncedAddress(database.db, 'refused@mail.example')).toBe(false)
  })

  it('that a server took, or that comes after a long time, finds the address alive again', async () => {
    const to = 'back@mail.example'
    const bounced = (days: number) =>
      sql`insert into bounced_address (address, bounced_at) values (${to}, now() - make_interval(days => ${days}))`.execute(
        database.db,
      )
    await bounced(1)
    expect(await queued({ to })).toMatchObject({ status: 'WITHHELD' })
    await send({ transport }, (await queued({ to, security: true })).id)
    expect(await queued({ to })).toMatchObject({ status: 'QUEUED' })
    await bounced(91)
    expect(await queued({ to })).toMatchObject({ status: 'QUEUED' })
    await createForgetMailsJob().run(
      { db: database.db, log, signal: new AbortController().signal, attempt: 1, lastAttempt: false },
      {},
    )
    expect((await sql`select from bounced_address where address = ${to}`.execute(database.db)).rows).toEqual(
      [],
    )
  })

  it('that is the last to an erased person notes nothing about their address', async () => {
    const to = 'gone-erased@mail.example'
    const { id } = await queued({ to, template: 'PERSON_ERASED', security: true })
    await send({ transport }, id)
    expect(await row(id)).toMatchObject({ status: 'BOUNCED' })
    expect(await isBouncedAddress(database.db, to)).toBe(false)
  })

  it('sent at once knows dead addresses as well', async () => {
    const at = (to: string, security = false) =>
      sendNow(database.db, transport, { ...mail({ to, security }), attachments: [] })
    const stored = async (to: string) =>
      (
        await sql<{ status: string }>`select status from mail where to_address = ${to} order by id`.execute(
          database.db,
        )
      ).rows.map(({ status }) => status)
    await expect(at('gone-now@mail.example')).rejects.toThrow('no such user')
    await expect(at('gone-now@mail.example')).rejects.toThrow('bounced before')
    await expect(at('gone-now@mail.example', true)).rejects.toThrow('no such user')
    expect(await stored('gone-now@mail.example')).toEqual(['BOUNCED', 'WITHHELD', 'BOUNCED'])
    await sql`insert into bounced_address (address) values ('there-now@mail.example')`.execute(database.db)
    expect(await at('there-now@mail.example', true)).toBe('SENT')
    expect(await isBouncedAddress(database.db, 'there-now@mail.example')).toBe(false)
    const unsure = {
      ...transport,
      send: async () => ({ server: 'second.example', maybeTwice: true }),
    }
    const one = mail({ to: 'twice-now@mail.example' })
    await sendNow(database.db, unsure, { ...one, attachments: [] })
    const { rows } =
      await sql`select maybe_twice, server from mail where dedupe_key = ${one.dedupeKey}`.execute(database.db)
    expect(rows).toEqual([{ maybe_twice: true, server: 'second.example' }])
  })

  it('remembers that an attachment is not stored, so that it is not sent again without it', async () => {
    const isIncomplete = async (key: string | number) =>
      (
        await sql<{ incomplete: boolean }>`
          select incomplete from mail where dedupe_key = ${String(key)} or id::text = ${String(key)}`.execute(
          database.db,
        )
      ).rows[0]!.incomplete
    const now = mail({ to: 'gone-with-file@mail.example' })
    const file = { filename: 'a.pdf', contentType: 'application/pdf' }
    await expect(
      sendNow(database.db, transport, { ...now, attachments: [{ ...file, content: Buffer.from('a') }] }),
    ).rejects.toThrow('no such user')
    expect(await isIncomplete(now.dedupeKey)).toBe(true)
    const later = await queued({ attachments: [{ ...file, content: 'YQ==' }] })
    expect(await isIncomplete(later.id)).toBe(false)
    await send({ transport }, later.id)
    expect(await isIncomplete(later.id)).toBe(true)
  })

  it('names the server that took it, and a possible duplicate where a worker was killed meanwhile', async () => {
    const facts = async (id: number) =>
      (await sql`select server, maybe_twice, sending_at from mail where id = ${id}`.execute(database.db))
        .rows[0]
    const server = transport.servers[0]!.name
    const one = await queued()
    await send({ transport }, one.id)
    expect(await facts(one.id)).toEqual({ server, maybe_twice: false, sending_at: null })
    const other = await queued()
    await sql`update mail set sending_at = now() where id = ${other.id}`.execute(database.db)
    await send({ transport }, other.id)
    expect(await facts(other.id)).toEqual({ server, maybe_twice: true, sending_at: null })
  })

  it('takes nothing of the others with it, where several go out together', async () => {
    const all = await Promise.all(
      ['one@mail.example', 'full@mail.example', 'gone@mail.example', 'two@mail.example'].map((to) =>
        queued({ to }),
      ),
    )
    await send(
      { transport },
      all.map(({ id }) => id),
    )
    const states = await Promise.all(all.map(async ({ id }) => (await row(id)).status))
    expect(states).toEqual(['SENT', 'QUEUED', 'BOUNCED', 'SENT'])
    const again = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs order by id desc limit 1`.execute(database.db)
    expect(again.rows).toEqual([{ payload: { mailIds: [all[1]!.id] } }])
  })

  it('waits while the server is away', async () => {
    const away = createSmtpTransport('smtp://127.0.0.1:1', () => 'no-reply@portal.example')
    const { id } = await queued()
    await expect(send({ transport: away }, id)).rejects.toThrow()
    expect((await row(id)).status).toBe('QUEUED')
    away.close()
  })
})

test('the log forgets emails after some days, but none that waits', async () => {
  const [old, waiting, fresh] = [await queued(), await queued(), await queued()]
  await send({ transport }, [old.id, fresh.id])
  await setVariable(database.db, 'emailLogDays', 30)
  await sql`update mail set created_at = now() - interval '31 days' where id in (${old.id}, ${waiting.id})`.execute(
    database.db,
  )
  await createForgetMailsJob().run(
    { db: database.db, log, signal: new AbortController().signal, attempt: 1, lastAttempt: false },
    {},
  )
  const { rows } = await sql<{ id: number }>`
    select id from mail where id in (${old.id}, ${waiting.id}, ${fresh.id}) order by id`.execute(database.db)
  expect(rows.map(({ id }) => id)).toEqual([waiting.id, fresh.id])
})
