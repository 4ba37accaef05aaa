import Fastify from 'fastify'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servePages } from './pages.ts'

const app = Fastify()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sso-pages-'))
  await writeFile(join(folder, 'sso.html'), '<!doctype html><title>Sign in</title>')
  servePages(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('the pages', () => {
  it.each(['login', 'register', 'confirm', 'forgotten-password', 'new-password?token=abc'])(
    '%s: the shell, stored by no cache and sent to no other site',
    async (path) => {
      const answer = await app.inject(`/sso/${path}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
    },
  )

  it('and nothing else', async () => {
    expect((await app.inject('/sso/other')).statusCode).toBe(404)
  })
})
