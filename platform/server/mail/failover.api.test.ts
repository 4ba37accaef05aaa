import { expect, test } from 'vitest'
import { afterFile } from '../../../tests/support/after-file.ts'
import { bad, smtp } from '../../../tests/support/mail-servers.ts'
import { isUnknownMailbox } from './bounced-addresses.ts'
import { createFailover } from './failover.ts'
import { createSmtpTransport, mayHaveArrived, type MailTransport, type OutgoingMail } from './transport.ts'

const patience = { connect: 500, answer: 500 }
const from = 'Runway <no-reply@portal.example>'

const email = (dedupeKey: string, to = 'anna@mail.example'): OutgoingMail => ({
  to,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  dedupeKey,
})

const transportTo = (port: number): MailTransport =>
  createSmtpTransport(`smtp://127.0.0.1:${port}`, () => from, { patience })

const pair = (first: number, second: number, now = Date.now) => {
  const lines: string[] = []
  const log = {
    warn: (_facts: object, line: string) => lines.push(line),
    info: (_facts: object, line: string) => lines.push(line),
  }
  const transport = createFailover([transportTo(first), transportTo(second)], { log, now })
  afterFile(() => transport.close())
  return { transport, lines }
}

test('while the first server is away emails go by the second, and growing pauses leave it alone', async () => {
  const second = await smtp()
  let now = 0
  const away = await bad('GREETING', 'HANG_UP')
  const { transport, lines } = pair(away.port, second.port, () => now)
  for (const key of ['a', 'b', 'c']) {
    expect(await transport.send(email(key))).toEqual({
      server: `127.0.0.1:${second.port}`,
      maybeTwice: false,
    })
  }
  const tried = away.connections()
  expect(lines).toEqual(['a mail server is unavailable: emails are sent by another'])
  now += 15_001
  await Promise.all(['d', 'e', 'f', 'g'].map((key) => transport.send(email(key))))
  const triedAgain = away.connections()
  expect(triedAgain).toBeGreaterThan(tried)
  now += 15_001
  await transport.send(email('h'))
  expect(away.connections()).toBe(triedAgain)
  expect(second.ids).toHaveLength(8)
})

test('the first server is used again when it is back', async () => {
  const second = await smtp()
  let now = 0
  let refuses = true
  const first = await smtp({
    onConnect: (_session, answer) =>
      refuses ? answer(Object.assign(new Error('too busy'), { responseCode: 421 })) : answer(),
  })
  const { transport, lines } = pair(first.port, second.port, () => now)
  await transport.send(email('a'))
  expect(second.ids).toHaveLength(1)
  refuses = false
  await transport.send(email('b'))
  expect(second.ids).toHaveLength(2)
  now += 16_000
  expect((await transport.send(email('c'))).server).toBe(`127.0.0.1:${first.port}`)
  expect((await transport.send(email('d'))).server).toBe(`127.0.0.1:${first.port}`)
  expect(lines).toContain('a mail server is available again')
})

test.each([
  ['silent before it greets', 'GREETING', 'SILENCE', false],
  ['gone at the content', 'DATA', 'HANG_UP', false],
  ['gone after the content', 'CONTENT', 'HANG_UP', true],
  ['silent after the content', 'CONTENT', 'SILENCE', true],
] as const)(
  'a first server that is %s: the second sends, and a possible duplicate is named',
  async (_what, at, how, maybeTwice) => {
    const [first, second] = [await bad(at, how), await smtp()]
    const { transport } = pair(first.port, second.port)
    expect(await transport.send(email('one'))).toEqual({ server: `127.0.0.1:${second.port}`, maybeTwice })
    expect(second.ids).toHaveLength(1)
  },
)

test('a slow server is no server that is away', async () => {
  const slow = await smtp({
    onMailFrom: (_address, _session, answer) => void setTimeout(() => answer(), 300),
    onRcptTo: (_address, _session, answer) => void setTimeout(() => answer(), 300),
  })
  const second = await smtp()
  const { transport } = pair(slow.port, second.port)
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => transport.send(email(key))))
  expect([slow.ids.length, second.ids.length]).toEqual([4, 0])
})

test('a recipient who is refused is not tried by another server, a refused sender is', async () => {
  const first = await smtp({
    onMailFrom: (_address, _session, answer) =>
      answer(Object.assign(new Error('quota'), { responseCode: 452 })),
  })
  const second = await smtp({
    onRcptTo: ({ address }, _session, answer) =>
      address.startsWith('gone')
        ? answer(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
        : answer(),
  })
  const sender = pair(first.port, second.port)
  expect((await sender.transport.send(email('a'))).server).toBe(`127.0.0.1:${second.port}`)
  expect(sender.lines).toEqual([])
  const third = await smtp()
  const recipient = pair(second.port, third.port)
  await expect(recipient.transport.send(email('b', 'gone@mail.example'))).rejects.toThrow('no such user')
  expect(third.ids).toEqual([])
})

test.each([
  [550, 'relaying denied'],
  [550, '5.7.1 sender blocked'],
  [554, 'see https://block.example/5.1.1'],
])(
  'a refusal of a relay, %i %s, is tried by the second server and says nothing about the mailbox',
  async (responseCode, answer) => {
    const relay = await smtp({
      onRcptTo: (_address, _session, reply) => reply(Object.assign(new Error(answer), { responseCode })),
    })
    const second = await smtp()
    const { transport, lines } = pair(relay.port, second.port)
    expect((await transport.send(email('a'))).server).toBe(`127.0.0.1:${second.port}`)
    expect(lines).toEqual([])
    const refused = await transportTo(relay.port)
      .send(email('b'))
      .catch((error: unknown) => error)
    expect([refused instanceof Error, isUnknownMailbox(refused)]).toEqual([true, false])
  },
)

test('if both are away both are tried, and the failure says whether the email may have arrived', async () => {
  const [first, second] = [await bad('CONTENT', 'HANG_UP'), await bad('GREETING', 'HANG_UP')]
  const { transport } = pair(first.port, second.port)
  const failed = await transport.send(email('a')).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(mayHaveArrived(failed)).toBe(true)
  const before = [first.connections(), second.connections()]
  await expect(transport.send(email('b'))).rejects.toThrow()
  expect(first.connections()).toBeGreaterThan(before[0]!)
  expect(second.connections()).toBeGreaterThan(before[1]!)
})

test('each server is checked by itself', async () => {
  const [away, well] = [await bad('GREETING', 'HANG_UP'), await smtp()]
  const { transport } = pair(away.port, well.port)
  const checked = await Promise.allSettled(transport.servers.map(({ verify }) => verify()))
  expect(checked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
