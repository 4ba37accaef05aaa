import { expect, it, vi } from 'vitest'
import { loadConfig } from '#platform/server/config.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { afterFile } from '../../tests/support/after-file.ts'
import { cutWire } from '../../tests/support/cut-wire.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { temporaryFolder } from '../../tests/support/folders.ts'
import { secretsKey } from '../../tests/support/secrets-key.ts'
import { createPortal } from './portal.ts'

it('the database goes away: 503 with a retry, and the portal recovers without a restart', async () => {
  const wire = await cutWire((await testDatabase()).url)
  const pool = createPool(wire.url)
  const config = loadConfig({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent', SECRETS_KEY: secretsKey })
  const portal = await createPortal({ config, url: wire.url, pool, db: createDatabase(pool) })
  afterFile(async () => {
    await portal.stop()
    await pool.end()
    await wire.close()
  })
  const ask = () => portal.app.inject({ url: '/api/v1/showcase/track/list-open' })
  const ready = async () => (await portal.app.inject({ url: '/readyz' })).statusCode
  await portal.startWorker()
  expect((await ask()).statusCode).toBe(200)

  wire.cut()
  for (let tries = 0; tries < 5; tries++) {
    const away = await ask()
    expect(away.statusCode).toBe(503)
    expect(away.headers['retry-after']).toBeDefined()
    expect(away.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  }
  expect(await ready()).toBe(503)
  expect((await portal.app.inject({ url: '/healthz' })).statusCode).toBe(200)

  wire.mend()
  await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200), { timeout: 5000, interval: 50 })
  expect(await ready()).toBe(200)
}, 60_000)
