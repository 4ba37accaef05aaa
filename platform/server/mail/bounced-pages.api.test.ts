import Fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { createFactories } from '../../../tests/support/factories/index.ts'
import { changesChannel } from '../sockets/changes.ts'
import { queueMail } from './queue-mail.ts'
import { createSendMailJob } from './send-mail.job.ts'
import { createSmtpTransport, type MailTransport } from './transport.ts'

const database = await testDatabase()
const make = createFactories(database.db)
const { log } = Fastify()
let isGone = true
let transport: MailTransport

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, answer) =>
    isGone ? answer(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 })) : answer(),
  onData: (stream, _session, done) => {
    stream.resume()
    stream.on('end', () => done())
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, () => 'Runway <no-reply@portal.example>')
})
afterAll(async () => {
  transport.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

it('refreshes the open pages of a person whose mailbox is refused at RCPT, and of one that works again', async () => {
  const person = await make.person()
  const received: { tags: string[]; people: string[] }[] = []
  const client = await database.pool.connect()
  client.on('notification', ({ payload }) => received.push(JSON.parse(payload ?? '{}')))
  await client.query(`listen ${changesChannel}`)
  const send = async () => {
    const dedupeKey = crypto.randomUUID()
    await queueMail(database.db, {
      dedupeKey,
      template: 'TEST',
      // An email is sent in spite of the bounce if it is about security.
      security: true,
      to: person.email.toUpperCase(),
      locale: 'en',
      subject: 'Hello',
      why: 'You asked for it.',
      paragraphs: ['A word'],
    })
    const { id } = await database.db
      .selectFrom('mail')
      .select('id')
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirstOrThrow()
    await createSendMailJob({ transport }).run(
      { db: database.db, log, signal: new AbortController().signal, attempt: 1, lastAttempt: false },
      { mailIds: [id] },
    )
  }
  const notified = () =>
    received.filter(({ tags, people }) => tags.includes('bouncedAddress') && people.includes(person.uid))
      .length
  await send()
  await vi.waitFor(() => expect(notified()).toBe(1))
  isGone = false
  await send()
  await vi.waitFor(() => expect(notified()).toBe(2))
  await send()
  await client.query('unlisten *')
  expect(notified()).toBe(2)
  client.release()
})
