import Fastify, { type FastifyInstance } from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveAssets } from './built-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'runway-assets-'))
const script = 'console.log("a");'.repeat(100)
const compressed = brotliCompressSync(script)
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/large.js'), script)
  writeFileSync(join(folder, 'assets/large.js.br'), compressed)
  writeFileSync(join(folder, 'assets/small.js'), 'a')
  app = Fastify()
  await serveAssets(app, folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, encodings: string) => app.inject({ url, headers: { 'accept-encoding': encodings } })

test('what the build has compressed is sent to clients that accept it, for ever', async () => {
  const sent = await get('/assets/large.js', 'gzip, br')
  expect(sent.rawPayload).toEqual(compressed)
  expect(sent.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
})

test.each([
  ['/assets/large.js', 'gzip', script],
  ['/assets/small.js', 'br', 'a'],
])('%s to clients that accept %s is sent as it is', async (url, encodings, body) => {
  const sent = await get(url, encodings)
  expect([sent.statusCode, sent.body, sent.headers['content-encoding'], sent.headers['vary']]).toEqual([
    200,
    body,
    undefined,
    'accept-encoding',
  ])
})

test('the compressed form has no address of its own', async () => {
  expect((await get('/assets/large.js.br', 'br')).statusCode).toBe(404)
})
