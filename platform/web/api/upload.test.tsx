import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { dropUpload, sendChunk, startUpload } from '#platform/contract/uploads.ts'
import { chunkStarts, uploadChunkBytes } from '#platform/domain/upload-limits.ts'
import { answer, refusal, serve, type TestRequest } from '../testing/answers.ts'
import { connectionStore } from './connection.ts'
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

const uploadId = '0190a0a0-0000-4000-8000-000000000001'
const file = () => new File([new Uint8Array(2 * uploadChunkBytes + 7)], 'план.pdf')
const kept = answer(keepPlan, () => ({ id: 5 }))
const begun = answer(startUpload, () => ({ uploadId, missing: chunkStarts(2 * uploadChunkBytes + 7) }))
const arrived = answer(sendChunk, () => undefined)
const dropped = answer(dropUpload, () => undefined)

const to = (requests: readonly TestRequest[], { path }: { path: string }) =>
  requests.filter(({ url }) => url.pathname === `/api/v1${path}`)

const send = (options: Parameters<typeof upload>[3] = {}) =>
  upload(keepPlan, { query: { planId: '7' } }, file(), options)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
})

afterEach(() => {
  vi.useRealTimers()
  connectionStore.set('there')
  localStorage.clear()
})

test('a file is sent in chunks of 64 KiB, then the call that receives it names the upload', async () => {
  const requests = serve([begun, arrived, kept])
  const parts: number[] = []
  expect(await send({ onProgress: (part) => parts.push(part) })).toEqual({ id: 5 })
  expect(to(requests, startUpload)[0]!.body).toEqual({
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
  const requests = serve([answer(startUpload, () => ({ uploadId, missing: [65_536] })), arrived, kept])
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
    kept,
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

test('an upload that the portal has forgotten begins once more', async () => {
  let chunks = 0
  const requests = serve([
    begun,
    answer(sendChunk, () => ((chunks += 1) === 1 ? refusal('UPLOAD_GONE') : undefined)),
    kept,
  ])
  expect(await send()).toEqual({ id: 5 })
  expect(to(requests, startUpload)).toHaveLength(2)
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
