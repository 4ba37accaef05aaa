import type { FastifyInstance } from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { receiveFile } from '../files/receive-file.ts'
import { createHttpApp } from './app.ts'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await createHttpApp({
    logLevel: 'silent',
    https: false,
    requestsPerMinute: 1000,
    trustProxy: false,
    constraintErrors: {},
    patience: { headers: 300, body: 400, rate: 1000, look: 50 },
  })
  app.get('/list', async ({ url }) => ({ length: url.length }))
  app.post('/json', async () => ({ read: true }))
  app.get('/long', async () => ({ text: 'я'.repeat(8_000_000) }))
  app.post('/file', (request) =>
    receiveFile(request, { maxSize: maxFileSize }).then(({ bytes }) => ({ size: bytes.length })),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

type Reply = { status: number; body: Record<string, unknown> }

/** Sends a request piece by piece, with a pause after each, until it is answered or closed. */
const say = async (pieces: readonly string[], pause = 0): Promise<Reply> => {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  for (const piece of pieces) {
    if (socket.destroyed) break
    socket.write(piece)
    if (pause > 0) await Promise.race([sleep(pause), closed])
  }
  await closed
  const [head = '', body = ''] = received.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]),
    body: body ? (JSON.parse(body) as Reply['body']) : {},
  }
}

const close = 'host: x\r\nconnection: close\r\n'
const dribbled = (text: string, size = 1): string[] => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
const tooSlow = { status: 408, body: { code: 'REQUEST_TOO_SLOW', requestId: expect.any(String) } }

describe('a slow request', () => {
  test('of dribbled headers is ended', async () => {
    const reply = await say(dribbled(`GET /list HTTP/1.1\r\n${'x: y\r\n'.repeat(200)}`), 20)
    expect(reply).toMatchObject(tooSlow)
  })

  test('of a dribbled body is ended', async () => {
    const head = `POST /json HTTP/1.1\r\n${close}content-type: application/json\r\ncontent-length: 3000\r\n\r\n`
    expect(await say([head, ...dribbled('{"a":"'.padEnd(3000, 'b'))], 20)).toMatchObject(tooSlow)
  })

  const upload = (size: number): [string, string] => {
    const body = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'a'.repeat(size)}\r\n--b--\r\n`
    return [
      `POST /file HTTP/1.1\r\n${close}content-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`,
      body,
    ]
  }

  test('of an upload below the least rate is ended', async () => {
    const [head, body] = upload(3000)
    expect(await say([head, ...dribbled(body)], 20)).toMatchObject(tooSlow)
  })

  test('of an upload that takes long but makes progress is read', async () => {
    const [head, body] = upload(8000)
    const reply = await say([head, ...dribbled(body, 1000)], 100)
    expect(reply).toEqual({ status: 200, body: { size: 8000 } })
  })
})

describe('a request that cannot be read', () => {
  test('because it is too long is answered in the shape of every error', async () => {
    const reply = await say([`GET /list?q=${'a'.repeat(70_000)} HTTP/1.1\r\n${close}\r\n`])
    expect(reply).toEqual({
      status: 431,
      body: {
        code: 'REQUEST_TOO_LONG',
        message: 'Request Header Fields Too Large: REQUEST_TOO_LONG',
        params: {},
        requestId: expect.any(String),
      },
    })
  })

  test('because it is none is answered so too', async () => {
    expect(await say(['nonsense\r\n\r\n'])).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    })
  })

  test('three thousand Cyrillic letters still fit', async () => {
    const text = encodeURIComponent('я'.repeat(3000))
    expect((await say([`GET /list?q=${text} HTTP/1.1\r\n${close}\r\n`])).status).toBe(200)
  })
})

test('an answer without an end is refused in the shape of every error, whichever call makes it', async () => {
  const reply = await say([`GET /long HTTP/1.1\r\n${close}\r\n`])
  expect(reply).toMatchObject({
    status: 500,
    body: { code: 'ANSWER_TOO_LONG', requestId: expect.any(String) },
  })
})
