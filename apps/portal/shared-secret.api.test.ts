import { expect, it } from 'vitest'
import { loadConfig } from '#platform/server/config.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { createPortal } from './portal.ts'

const database = await testDatabase()
const secret = 'a-secret-of-the-test-and-nobody-elses'

it('a portal whose sign-on service runs elsewhere does not start without the secret shared with it', async () => {
  const config = loadConfig({ SSO_URL: 'http://sso.example', LOG_LEVEL: 'silent' })
  await expect(createPortal({ config, ...database })).rejects.toThrow(/BACK_CHANNEL_SECRET/)
  const portal = await createPortal({ config: { ...config, backChannelSecret: secret }, ...database })
  await portal.stop()
})

it('a secret that is too short is refused', () => {
  expect(() => loadConfig({ BACK_CHANNEL_SECRET: secret.slice(0, 31) })).toThrow(/BACK_CHANNEL_SECRET/)
})
