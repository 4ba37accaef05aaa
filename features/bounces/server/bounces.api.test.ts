import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { afterFile } from '../../../tests/support/after-file.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { confirmOwnAddress, getOwnBounce, reportBounce } from '../contract/bounce.endpoints.ts'
import { longestReport } from '../domain/delivery-report.rules.ts'
import { probeMailbox, readMailbox } from './mailbox.ts'
import { readBounces } from './read-bounces.job.ts'

const secret = 'a secret of thirty-two characters or more'

let portal: TestPortal
let anna: Person

beforeAll(async () => {
  portal = await openPortal({ variables: { BOUNCE_HOOK_SECRET: secret } })
  anna = await portal.make.person({ email: 'Anna@Bounces.example' })
})

/** The sign-on service, which has sent no email that a report of these tests is about. */
const accounts = { sentLetters: () => Promise.resolve([]) } as unknown as SignOnAccounts

/** An email that a mail server has taken. */
const sent = async (to: string): Promise<{ id: number; key: string }> => {
  const dedupeKey = crypto.randomUUID()
  await queueMail(portal.db, {
    dedupeKey,
    template: 'TEST',
    to,
    locale: 'en',
    subject: 'Hello',
    why: 'You asked for it.',
    paragraphs: ['Hello'],
  })
  const { rows } = await sql<{ id: number; key: string }>`
    update mail set status = 'SENT' where dedupe_key = ${dedupeKey} and status <> 'WITHHELD' returning id, message_key as key`.execute(
    portal.db,
  )
  return rows[0]!
}

type Said = { to: string; action?: string; status?: string; key: string; type?: string }

const reportOf = ({ to, action = 'failed', status = '5.1.1', key, type = 'delivery-status' }: Said): string =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="part"`,
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Sorry.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} no such user here`,
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <${key}@portal.example>`,
    'Subject: Hello',
    '',
    'Hello',
    '--part--',
    '',
  ].join('\r\n')

const signed = (report: string, { by = secret, at = Math.floor(Date.now() / 1000) } = {}) => ({
  headers: {
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${createHmac('sha256', by).update(`${at}.${report}`).digest('base64')}`,
  },
  body: { report },
})

const hand = async (report: string, how: Parameters<typeof signed>[1] = {}): Promise<number> =>
  (await portal.guest.send(reportBounce, signed(report, how))).status

const state = async (id: number) =>
  (
    await sql<{ status: string; error: string }>`select status, error from mail where id = ${id}`.execute(
      portal.db,
    )
  ).rows[0]

const dead = async () =>
  (
    await sql<{ address: string }>`select address from bounced_address order by 1`.execute(portal.db)
  ).rows.map(({ address }) => address)

test('a mailbox that does not exist: the log says so, its owner is notified, and only security emails are sent there until it works again', async () => {
  const { id, key } = await sent(anna.email)
  expect((await portal.as(anna).call(getOwnBounce, {})).body).toEqual({ bounce: null })
  expect(await hand(reportOf({ to: anna.email, key }))).toBe(204)
  expect(await state(id)).toEqual({ status: 'BOUNCED', error: '550 5.1.1 no such user here' })
  expect((await portal.as(anna).call(getOwnBounce, {})).body).toMatchObject({
    bounce: { address: anna.email },
  })
  const other = await portal.make.person()
  expect((await portal.as(other).call(getOwnBounce, {})).body).toEqual({ bounce: null })
  expect((await portal.as(other).call(confirmOwnAddress, {})).status).toBe(404)

  const write = (security: boolean) =>
    queueMail(portal.db, {
      dedupeKey: `later:${security}`,
      template: 'LATER',
      to: anna.email.toUpperCase(),
      locale: 'en',
      subject: 'Later',
      why: 'Why.',
      paragraphs: [],
      security,
    })
  await write(true)
  await write(false)
  const { rows } = await sql<{
    status: string
  }>`select status from mail where template = 'LATER' order by dedupe_key`.execute(portal.db)
  expect(rows.map(({ status }) => status)).toEqual(['WITHHELD', 'QUEUED'])

  expect((await portal.as(anna).call(confirmOwnAddress, {})).status).toBe(204)
  expect((await portal.as(anna).call(getOwnBounce, {})).body).toEqual({ bounce: null })
  expect(await dead()).toEqual([])
})

test('an email of the sign-on service to a mailbox that does not exist: its log says so, and the portal knows the address', async () => {
  const letter = async (to: string) => {
    const { rows } = await sql<{ id: number; key: string }>`
      insert into sso.mail (template, to_address, locale, link, status) values ('RESET', ${to}, 'ru', '', 'SENT')
      returning id, message_key as key`.execute(portal.db)
    return rows[0]!
  }
  const stateOf = async (id: number) =>
    (
      await sql<{
        status: string
        error: string
      }>`select status, error from sso.mail where id = ${id}`.execute(portal.db)
    ).rows[0]
  const to = 'Nobody@Bounces.example'
  const { id, key } = await letter(to)
  const late = await letter(to)
  await hand(reportOf({ to, key: late.key, action: 'delayed', status: '4.4.1' }))
  expect(await stateOf(late.id)).toMatchObject({ status: 'DELAYED' })
  expect(await hand(reportOf({ to, key }))).toBe(204)
  expect(await stateOf(id)).toEqual({ status: 'BOUNCED', error: '550 5.1.1 no such user here' })
  expect(await dead()).toEqual([to.toLowerCase()])
  await sql`delete from bounced_address`.execute(portal.db)
})

test('a temporary failure, or one for another reason, leaves the address alone', async () => {
  const late = await sent(anna.email)
  await hand(reportOf({ to: anna.email, key: late.key, action: 'delayed', status: '4.4.1' }))
  expect(await state(late.id)).toMatchObject({ status: 'DELAYED' })
  await hand(reportOf({ to: anna.email, key: late.key, status: '4.4.7' }))
  expect(await state(late.id)).toMatchObject({ status: 'FAILED' })
  const spam = await sent(anna.email)
  await hand(reportOf({ to: anna.email, key: spam.key, status: '5.7.1' }))
  expect(await state(spam.id)).toMatchObject({ status: 'FAILED' })
  const forwarded = await sent(anna.email)
  await hand(reportOf({ to: 'somebody@else.example', key: forwarded.key }))
  expect(await state(forwarded.id)).toMatchObject({ status: 'BOUNCED' })
  expect(await dead()).toEqual([])
})

test('a call that is not signed, signed by another, or long ago finds nothing', async () => {
  const { id, key } = await sent(anna.email)
  const report = reportOf({ to: anna.email, key })
  expect((await portal.guest.send(reportBounce, { headers: {}, body: { report } })).status).toBe(404)
  expect(await hand(report, { by: 'another secret' })).toBe(404)
  expect(await hand(report, { at: Math.floor(Date.now() / 1000) - 3600 })).toBe(404)
  const { headers } = signed('another report')
  expect((await portal.guest.send(reportBounce, { headers, body: { report } })).status).toBe(404)
  expect(await state(id)).toMatchObject({ status: 'SENT' })
  expect(await dead()).toEqual([])
})

test('reports of strangers change nothing', async () => {
  const { id, key } = await sent(anna.email)
  const to = anna.email
  const nested = (depth: number): string =>
    depth === 0
      ? reportOf({ to, key })
      : `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--\r\n`
  const hostile = [
    '',
    'no email at all',
    reportOf({ to, key: 'f'.repeat(32) }),
    reportOf({ to, key: key.toUpperCase() }),
    reportOf({ to, key: `${key.slice(0, 31)}%` }),
    reportOf({ to, key: String(id) }),
    reportOf({ to, key, type: 'feedback-report' }),
    reportOf({ to, key, action: 'delivered' }),
    reportOf({ to, key }).replace('message/delivery-status', 'text/plain'),
    reportOf({ to, key })
      .replace(/^Message-ID: .*$/m, 'Subject: none')
      .replace('\r\n\r\nHello\r\n', `\r\n\r\nMessage-ID: <${key}@a>\r\n`),
    nested(30),
    `X-Long: ${'a'.repeat(100_000)}\r\n${reportOf({ to, key })}`,
  ]
  for (const report of hostile) expect(await hand(report), report.slice(0, 200)).toBe(204)
  expect(await hand('x'.repeat(longestReport + 1))).toBe(400)
  expect(await state(id)).toMatchObject({ status: 'SENT' })
  const waiting = await sent(anna.email)
  await sql`update mail set status = 'QUEUED' where id = ${waiting.id}`.execute(portal.db)
  await hand(reportOf({ to, key: waiting.key }))
  expect(await state(waiting.id)).toMatchObject({ status: 'QUEUED' })
  expect(await dead()).toEqual([])
})

/** A mailbox that speaks as much IMAP as a client needs to read it. */
const mailbox = async (emails: string[], { silent = false } = {}) => {
  const seen = new Set<number>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (silent) return
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let waiting = ''
    const answer = (line: string): void => {
      const [tag = '', ...words] = line.split(' ')
      const command = words.join(' ')
      const fetched = /^UID FETCH (\d+) .*BODY\.PEEK\[\]<0\.(\d+)>/i.exec(command)
      const stored = /^UID STORE (\d+) \+FLAGS/i.exec(command)
      if (/^CAPABILITY/i.test(command)) socket.write('* CAPABILITY IMAP4rev1\r\n')
      if (/^LOGIN/i.test(command) && !command.includes('right'))
        return void socket.write(`${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`)
      if (/^LIST/i.test(command)) socket.write(String.raw`* LIST (\HasNoChildren) "/" INBOX` + '\r\n')
      if (/^SELECT|^EXAMINE/i.test(command))
        socket.write(
          `* FLAGS (\\Seen)\r\n* ${emails.length} EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n* OK [UIDNEXT 100] ok\r\n`,
        )
      if (/^UID SEARCH/i.test(command))
        socket.write(
          `* SEARCH ${emails
            .map((_one, at) => at + 1)
            .filter((uid) => !seen.has(uid))
            .join(' ')}\r\n`,
        )
      if (fetched) {
        const uid = Number(fetched[1])
        const part = Buffer.from(emails[uid - 1] ?? '').subarray(0, Number(fetched[2]))
        socket.write(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n${part.toString()})\r\n`)
      }
      if (stored) seen.add(Number(stored[1]))
      if (/^LOGOUT/i.test(command)) socket.write('* BYE\r\n')
      socket.write(`${tag} OK done\r\n`)
    }
    socket.on('data', (part: Buffer) => {
      waiting += part.toString()
      const lines = waiting.split('\r\n')
      waiting = lines.pop() ?? ''
      for (const line of lines) if (line) answer(line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  afterFile(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: (password = 'right') => `imap://reports:${password}@127.0.0.1:${port}/INBOX`, seen }
}

const run = (mailboxUrl: string) =>
  readBounces({ mailboxUrl, hookSecret: undefined, accounts }).run(
    {
      db: portal.db,
      log: portal.app.log,
      attempt: 1,
      lastAttempt: false,
      signal: new AbortController().signal,
    },
    {},
  )

test('the mailbox of reports is read once, whatever else lies in it', async () => {
  const person = await portal.make.person({ email: 'boris@bounces.example' })
  const { id, key } = await sent(person.email)
  const box = await mailbox([
    'Subject: I am on holiday\r\n\r\nBack on Monday.',
    reportOf({ to: person.email, key: 'e'.repeat(32) }),
    `${reportOf({ to: person.email, key })}${'x'.repeat(longestReport)}`,
  ])
  await probeMailbox(box.url())
  expect(box.seen.size).toBe(0)
  await run(box.url())
  expect(await state(id)).toMatchObject({ status: 'BOUNCED' })
  expect([...box.seen]).toEqual([1, 2, 3])
  expect(await dead()).toEqual(['boris@bounces.example'])
  await sql`update mail set status = 'SENT' where id = ${id}`.execute(portal.db)
  await run(box.url())
  expect(await state(id)).toMatchObject({ status: 'SENT' })
})

test('a report with characters that the database refuses is read, and one that fails delays none after it', async () => {
  const [crafted, failing, next] = [
    await sent('crafted@bounces.example'),
    await sent('failing@bounces.example'),
    await sent('next@bounces.example'),
  ]
  await sql`create function refuse_failing() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$`.execute(portal.db)
  await sql`create trigger refuse_failing before update on mail for each row
    when (old.to_address = 'failing@bounces.example') execute function refuse_failing()`.execute(portal.db)
  const box = await mailbox([
    reportOf({ to: 'crafted@bounces.example', key: crafted.key }).replace('no such user here', 'no\0such'),
    reportOf({ to: 'failing@bounces.example', key: failing.key }),
    reportOf({ to: 'next@bounces.example', key: next.key }),
  ])
  await run(box.url())
  await sql`drop function refuse_failing cascade`.execute(portal.db)
  expect([...box.seen]).toEqual([1, 2, 3])
  expect(await state(crafted.id)).toEqual({ status: 'BOUNCED', error: '550 5.1.1 no such' })
  expect(await state(failing.id)).toMatchObject({ status: 'SENT' })
  expect(await state(next.id)).toMatchObject({ status: 'BOUNCED' })
  await sql`delete from bounced_address where address in ('crafted@bounces.example', 'next@bounces.example')`.execute(
    portal.db,
  )
})

test('a mailbox that lets nobody in fails the job, and one that says nothing ends with it', async () => {
  await expect(run((await mailbox([])).url('wrong'))).rejects.toThrow()
  const silent = await mailbox([], { silent: true })
  await expect(readMailbox(silent.url(), async () => {}, AbortSignal.timeout(300))).rejects.toThrow()
})
