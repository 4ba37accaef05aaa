import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectKey } from '#platform/domain/project-key.ts'
import { createHttpApp } from '#platform/server/http/app.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { exchange, makeAccount, portalUrl, signIn, startPortal } from '../../../tests/support/sign-on.ts'
import { serveCheckFrame } from './check-frame.page.ts'
import { servePages } from './pages.ts'

const database = await testDatabase()
const session = 's'.repeat(40)
let portal: Awaited<ReturnType<typeof startPortal>>

beforeAll(async () => {
  portal = await startPortal(database)
})
afterAll(() => portal.app.close())

describe('the check frame', () => {
  it('says whether somebody is signed in, not who', async () => {
    const by = portal.browser()
    await makeAccount(database, by, 'frame@example.org')
    expect((await by.get('/sso/api/check')).body).toEqual({ signedIn: false })
    await signIn(by, 'frame@example.org')
    expect((await by.get('/sso/api/check')).body).toEqual({ signedIn: true })
  })

  it('signs on with a fresh session id, never the one that it was given', async () => {
    const by = portal.browser()
    await signIn(by, 'frame@example.org')
    const answer = await by.post('/check/sign-on', { session, projectKey })
    const fresh = String(answer.body['sessionId'])
    expect(fresh).not.toBe(session)
    expect((await exchange(by, session)).status).toBe(401)
    expect((await exchange(by, fresh)).status).toBe(200)
  })

  it('signs nobody on who is not signed in, is blocked, or comes for another project', async () => {
    const guest = portal.browser()
    expect((await guest.post('/check/sign-on', { session, projectKey })).status).toBe(401)
    const by = portal.browser()
    await makeAccount(database, by, 'barred@example.org')
    await signIn(by, 'barred@example.org')
    expect(await by.post('/check/sign-on', { session, projectKey: 'another' })).toMatchObject({
      status: 400,
      body: { fields: { projectKey: 'INVALID' } },
    })
    await database.db
      .updateTable('sso.account')
      .set({ status: 'B' })
      .where('email', '=', 'barred@example.org')
      .execute()
    expect((await by.get('/sso/api/check')).body).toEqual({ signedIn: false })
    expect((await by.post('/check/sign-on', { session, projectKey })).status).toBe(401)
  })

  it('is not for other sites: a post from elsewhere is refused', async () => {
    const by = portal.browser()
    await signIn(by, 'frame@example.org')
    const headers = { 'sec-fetch-site': 'same-site', origin: 'http://evil.portal.example' }
    expect((await by.post('/check/sign-on', { session, projectKey }, { headers })).status).toBe(403)
  })

  it('may be framed by the portal alone, and no other page by anybody', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'check-frame-'))
    for (const name of ['check', 'sso'])
      await writeFile(join(folder, `${name}.html`), '<!doctype html><html lang="ru">')
    const app = await createHttpApp({
      logLevel: 'silent',
      https: true,
      requestsPerMinute: 1000,
      trustProxy: false,
      constraintErrors: {},
    })
    serveCheckFrame(app, folder, portalUrl)
    servePages(app, folder)
    try {
      const frame = await app.inject('/sso/check')
      expect(frame.headers['content-security-policy']).toContain(`frame-ancestors ${portalUrl}`)
      expect(frame.headers['content-security-policy']).toContain("default-src 'none'")
      expect(frame.headers).not.toHaveProperty('x-frame-options')
      expect(frame.body).toContain(`data-portal="${portalUrl}"`)
      for (const path of ['/sso/login', '/sso/link', '/anything']) {
        const { headers } = await app.inject(path)
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
        expect(headers['x-frame-options']).toBe('DENY')
      }
    } finally {
      await app.close()
      await rm(folder, { recursive: true })
    }
  })
})
