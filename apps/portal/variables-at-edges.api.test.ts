import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemVariableKeys, type SystemVariable } from '#platform/domain/variables/system-variables.ts'
import { edgeValuesOf } from '../../tests/support/edge-values.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { renderPublicPage } from '../web/public/render.tsx'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.accelerator()
})

afterAll(() => portal.db.deleteFrom('application_setting').execute())

const shell =
  '<!doctype html><html lang="ru"><head><title></title></head><body><div id="root"></div></body></html>'

/** Pages that show settings: a start page, one with a form, a list, and one that does not exist. */
const pages = ['/portal', '/support', '/showcase/accelerators-list', '/no-such-page']

/** Variables that a page shows or depends on; the others change calls, which are tested where they are set. */
const seen = systemVariableKeys.filter(
  (key) => !/^(emailLogDays|deliveryDays|fileDays|supportDays|backupKeep|logLevel|mailSender)$/.test(key),
)

test.each(seen)('%s breaks no page at either end of its range', async (key: SystemVariable) => {
  for (const end of edgeValuesOf(key)) {
    await portal.setVariable(key, /^\d+$/.test(end) ? Number(end) : end)
    for (const url of pages) {
      const page = await renderPublicPage({
        shell,
        url,
        origin: 'https://portal.example',
        locale: 'ru',
        now: new Date(),
        ask: portal.askIn('ru'),
      })
      expect([url, page.status, page.error]).toEqual([url, url === '/no-such-page' ? 404 : 200, undefined])
    }
    // The empty shell of the work area loads its settings by a call.
    const answer = await portal.app.inject({ method: 'GET', url: '/api/v1/system/get-settings' })
    expect(answer.statusCode).toBe(200)
  }
})
