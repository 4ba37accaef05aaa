import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { dropUpload, sendChunk, startUpload } from '#platform/contract/uploads.ts'
import { chunkStarts, uploadChunkBytes } from '#platform/domain/upload-limits.ts'
import { answer, refusal, serve, type TestRequest } from '../testing/answers.ts'
import { onChange } from './changes.ts'
import { connectionStore } from './connection.ts'
import { beginSending } from './sendings.ts'
import { upload } from './upload.ts'

const keepPlan = endpoint({
  name: 'keepPlan',
  method: 'POST',
  path: '/plan/keep',
  summary: 'Keep a plan',
  query: z.object({ planId: z.string() }),
  transport: 'multipart',
  response: z.object({ id: z.int() }),
  changes: [],
  permission: 'signed-in',
})

const { changes: _none, ...plan } = keepPlan
const readPlan = endpoint({ ...plan, name: 'readPlan', path: '/plan/read', reads: [] })
const changePlan = endpoint({ ...plan, name: 'changePlan', path: '/plan/change', changes: ['project'] })

const uploadId = '0190a0a0-0000-4000-8000-000000000001'
const file = () => new File([new Uint8Array(2 * uploadChunkBytes + 7)], 'план.pdf')
const storedPlan = answer(keepPlan, () => ({ id: 5 }))
const begun = answer(startUpload, () => ({ uploadId, missing: chunkStarts(2 * uploadChunkBytes + 7) }))
const arrived = answer(sendChunk, () => undefined)
const dropped = answer(dropUpload, () => undefined)

const to = (requests: readonly TestRequest[], { path }: { path: string }) =>
  requests.filter(({ url }) => url.pathname === `/api/v1${path}`)

const keysOf = (requests: readonly TestRequest[]): unknown[] =>
  to(requests, startUpload).map(({ body }) => (body as { key: string }).key)

const send = (options: Parameters<typeof upload>[3] = {}) =>
  upload(keepPlan, { query: { planId: '7' } }, file(), options)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
})

afterEach(() => {
  vi.useRealTimers()
  connectionStore.set('there')
  localStorage.clear()
  sessionStorage.clear()
})

test('a file is sent in chunks of 64 KiB, then the call that receives it names the upload', async () => {
  const requests = serve([begun, arrived, storedPlan])
  const parts: number[] = []
  expect(await send({ onProgress: (part) => parts.push(part) })).toEqual({ id: 5 })
  expect(to(requests, startUpload)[0]!.body).toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'план.pdf',
    size: 131_079,
    sha256: '0d12a6de8345255c2cbcba19f71eb1a4d67ee7534d2f2c1fd5a3a56225e76fa3',
  })
  expect(to(requests, sendChunk).map(({ url }) => url.searchParams.get('start'))).toEqual([
    '0',
    '65536',
    '131072',
  ])
  const [last] = to(requests, keepPlan)
  expect([last!.url.search, last!.headers.get('upload-id')]).toEqual(['?planId=7', uploadId])
  expect(parts).toEqual([0, 1 / 3, 2 / 3, 1])
})

test('chunks that the portal has already are not sent again', async () => {
  const requests = serve([answer(startUpload, () => ({ uploadId, missing: [65_536] })), arrived, storedPlan])
  await send()
  expect(to(requests, sendChunk).map(({ url }) => url.searchParams.get('start'))).toEqual(['65536'])
})

test('after a break of the network it goes on with the chunk that did not arrive', async () => {
  let isBroken = true
  const requests = serve([
    begun,
    answer(sendChunk, ({ url }) => {
      if (isBroken && url.searchParams.get('start') === '65536') throw new TypeError('Failed to fetch')
      return undefined
    }),
    storedPlan,
  ])
  const sending = send()
  await vi.waitFor(() => expect(connectionStore.get()).toBe('away'))
  isBroken = false
  expect(await sending).toEqual({ id: 5 })
  const starts = to(requests, sendChunk).map(({ url }) => url.searchParams.get('start'))
  expect(starts.filter((start) => start === '0')).toHaveLength(1)
  expect(starts.filter((start) => start === '65536').length).toBeGreaterThan(1)
  expect(to(requests, startUpload)).toHaveLength(1)
})

test('the last call is repeated when its answer was lost', async () => {
  let calls = 0
  serve([
    begun,
    arrived,
    answer(keepPlan, () => {
      calls += 1
      if (calls === 1) throw new TypeError('Failed to fetch')
      if (calls === 2) return refusal('UPLOAD_BUSY')
      return { id: 5 }
    }),
  ])
  expect(await send()).toEqual({ id: 5 })
  expect(calls).toBe(3)
})

test('an upload that the portal has forgotten begins again', async () => {
  let chunks = 0
  const requests = serve([
    begun,
    answer(sendChunk, () => ((chunks += 1) === 1 ? refusal('UPLOAD_GONE') : undefined)),
    storedPlan,
  ])
  expect(await send()).toEqual({ id: 5 })
  const [first, second] = keysOf(requests)
  expect(second).not.toBe(first)
})

test('equal files sent at once, and one after the other, have keys of their own', async () => {
  const requests = serve([begun, arrived, storedPlan])
  await Promise.all([send(), send()])
  expect(new Set(keysOf(requests)).size).toBe(2)
  await send()
  expect(new Set(keysOf(requests)).size).toBe(3)
})

test('a file that only was read is forgotten, unless another call receives it next', async () => {
  const requests = serve([begun, arrived, answer(readPlan, () => ({ id: 5 })), dropped])
  const read = (options: Parameters<typeof upload>[3]) =>
    upload(readPlan, { query: { planId: '7' } }, file(), options)
  await read({ readFirst: true })
  expect(to(requests, dropUpload)).toEqual([])
  await read({})
  expect(to(requests, dropUpload).map(({ body }) => body)).toEqual([{ uploadId }])
})

test('refusals about the upload announce no change of what the screen shows', async () => {
  const changes = vi.fn()
  const stop = onChange(changes)
  let calls = 0
  serve([
    begun,
    arrived,
    answer(changePlan, () => ((calls += 1) === 1 ? refusal('UPLOAD_BUSY') : refusal('FILE_INCORRECT'))),
    dropped,
  ])
  await expect(upload(changePlan, { query: { planId: '7' } }, file())).rejects.toMatchObject({
    code: 'FILE_INCORRECT',
  })
  stop()
  expect(calls).toBe(2)
  expect(changes).not.toHaveBeenCalled()
})

test('a refused file is forgotten, and is not sent again', async () => {
  const requests = serve([begun, arrived, answer(keepPlan, () => refusal('FILE_INCORRECT')), dropped])
  await expect(send()).rejects.toMatchObject({ code: 'FILE_INCORRECT' })
  expect(to(requests, keepPlan)).toHaveLength(1)
  expect(to(requests, dropUpload).map(({ body }) => body)).toEqual([{ uploadId }])
})

test('a cancelled upload stops waiting for the network', async () => {
  serve([
    begun,
    answer(sendChunk, () => {
      throw new TypeError('Failed to fetch')
    }),
    dropped,
  ])
  const stop = new AbortController()
  const sending = send({ signal: stop.signal })
  await vi.waitFor(() => expect(connectionStore.get()).toBe('away'))
  stop.abort()
  await expect(sending).rejects.toThrow('Request aborted')
})

test('a sending keeps its key over a break, and equal ones at once differ', () => {
  const print = { name: 'план.pdf', sha256: 'a'.repeat(64) }
  const one = beginSending(print)
  const other = beginSending(print)
  expect(other.key).not.toBe(one.key)
  one.pause()
  const again = beginSending(print)
  expect(again.key).toBe(one.key)
  expect(beginSending({ ...print, name: 'final.pdf' }).key).not.toBe(one.key)
  again.end()
  expect(beginSending(print).key).not.toBe(one.key)
})
