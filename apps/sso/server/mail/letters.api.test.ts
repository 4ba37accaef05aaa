import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignOnTemplate } from '#platform/domain/sign-on-letters.ts'
import type { JobContext } from '#platform/server/jobs/job.ts'
import { createSmtpTransport } from '#platform/server/mail/transport.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import texts from '../../texts/en.json' with { type: 'json' }
import { letterJob, post } from './letter.repository.ts'
import { sendLetter, type Post } from './send-letter.job.ts'
import { writeLetter } from './write-letter.ts'

const { db } = await testDatabase()
const received: string[] = []
let refuse = 0

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, answer) =>
    address.startsWith('gone')
      ? answer(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
      : answer(),
  onData: (stream, _session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (refuse) return done(Object.assign(new Error('not now'), { responseCode: refuse }))
      received.push(Buffer.concat(parts).toString())
      done()
    })
  },
})
let transport: ReturnType<typeof createSmtpTransport>

beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  const { port } = mailServer.server.address() as { port: number }
  transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, () => 'Runway <no-reply@portal.example>')
})
afterAll(async () => {
  transport.close()
  await new Promise<void>((resolve) => mailServer.close(resolve))
})

const link = 'https://portal.example/confirm-user?token=abc&redirect=%2Fx'
const quiet = { warn: () => {} } as unknown as JobContext['log']

const write = async (template: 'CONFIRM' | 'RESET' = 'CONFIRM', to = 'to@example.org') => {
  await post(db, { template, to, locale: 'ru', link })
  return db.selectFrom('sso.mail').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
}
const send = (how: Partial<Post>, letterId: number, lastAttempt = false) =>
  sendLetter({ transport: null, product: () => 'Runway', ...how }).run(
    { db, log: quiet, attempt: 1, lastAttempt, signal: new AbortController().signal },
    { letterId },
  )
const read = (id: number) =>
  db.selectFrom('sso.mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('an email', () => {
  it('is enqueued with its row, and the job carries no secret', async () => {
    const { id } = await write()
    const { rows } = await db.executeQuery<{ payload: unknown }>({
      sql: `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = '${letterJob}' order by j.id desc limit 1`,
      parameters: [],
      query: { kind: 'RawNode' } as never,
      queryId: { queryId: 'letters' },
    })
    expect(rows[0]?.payload).toEqual({ letterId: id })
  })

  it('is sent once, and its link is struck out then', async () => {
    const { id } = await write()
    await send({ transport }, id)
    await send({ transport }, id)
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('To: to@example.org')
    const { message_key: key, ...sent } = await read(id)
    expect(sent).toMatchObject({ status: 'SENT', link: '' })
    // By which a report about its delivery names it.
    expect(received[0]).toContain(`Message-ID: <${key}@portal.example>`)
  })

  it('to a mailbox that does not exist has bounced', async () => {
    const { id } = await write('CONFIRM', 'gone@example.org')
    await send({ transport }, id)
    expect(await read(id)).toMatchObject({ status: 'BOUNCED', link: '' })
  })

  it('waits for the next try when the server is away, and loses its link when it gives up', async () => {
    const { id } = await write()
    refuse = 451
    await expect(send({ transport }, id)).rejects.toThrow()
    expect(await read(id)).toMatchObject({ status: 'QUEUED', link })
    await send({ transport }, id, true)
    expect(await read(id)).toMatchObject({ status: 'FAILED', link: '' })
    refuse = 0
  })

  it('is stored without a mail server: with its link in a demo only', async () => {
    const lines: string[] = []
    const demo = await write()
    await send({ print: (line) => void lines.push(line) }, demo.id)
    expect(lines).toEqual([expect.stringContaining(link)])
    expect(await read(demo.id)).toMatchObject({ status: 'KEPT', link })
    const { id } = await write()
    await send({}, id)
    expect(await read(id)).toMatchObject({ status: 'KEPT', link: '' })
  })
})

describe('the words of an email', () => {
  it.each(Object.keys(texts.mail) as SignOnTemplate[])('%s are there in both languages', (template) => {
    const [ru, en] = (['ru', 'en'] as const).map((locale) =>
      writeLetter({ template, locale, link, about: 'someone@else.example' }, 'Runway'),
    )
    expect(ru!.subject).toMatch(/[а-я]/)
    expect(en!.subject).not.toMatch(/[а-я]/)
    for (const letter of [ru!, en!]) {
      expect(letter.text).toContain(link)
      expect(letter.text + letter.subject).toContain('Runway')
      expect(letter.text + letter.html).not.toMatch(/\{\{|undefined/)
    }
  })

  it('contain no markup and no header of anybody else', () => {
    const letter = writeLetter(
      {
        template: 'NEW_SIGN_IN',
        locale: 'en',
        link: 'https://portal.example/?a="><script>alert(1)</script>',
        about: '<img src=x>\r\nBcc: all@example.org',
      },
      'Evil\r\nBcc: all@example.org <b>',
    )
    expect(letter.subject).not.toMatch(/[\r\n]/)
    expect(letter.html).not.toContain('<script>')
    expect(letter.html).not.toContain('<b>')
    expect(letter.html).not.toContain('<img')
  })
})
