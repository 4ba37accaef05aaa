import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { openPortal } from '../../tests/support/portal.ts'

const token = 'a-token-of-the-watcher-of-32-signs'

const scrape = async (portal: Awaited<ReturnType<typeof openPortal>>, authorization?: string) =>
  portal.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

const valueOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1),
  )

test('without a token in the settings there are no metrics', async () => {
  const portal = await openPortal()
  expect((await scrape(portal, `Bearer ${token}`)).statusCode).toBe(404)
})

test('with the token, calls, connections, jobs, mails and the age of the last backup can be read', async () => {
  const database = await testDatabase()
  const portal = await openPortal({ database, variables: { METRICS_TOKEN: token } })
  expect((await scrape(portal)).statusCode).toBe(401)
  expect((await scrape(portal, 'Bearer another')).statusCode).toBe(401)

  const person = await portal.make.person()
  const path = `/person-user-profile/get-by-id?userUid=${person.uid}`
  await portal.as(person).send({ method: 'GET', path })
  await database.pool.query(`insert into portal_backup (name, started_at, finished_at, proved_at)
    values ('last', now() - interval '1 hour', now(), now())`)
  await database.pool.query(`select graphile_worker.add_job('no-such-task', '{}'::json)`)
  const { statusCode, headers, body } = await scrape(portal, `Bearer ${token}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(valueOf(body, 'runway_jobs_waiting')).toBe(1)
  expect(valueOf(body, 'runway_backup_age_seconds')).toBeCloseTo(3600, -1)
  expect(valueOf(body, 'runway_database_connections')).toBeGreaterThan(0)
  // No id of anybody is in it.
  expect(body).toContain('runway_http_request_seconds_count')
  expect(body).not.toContain(person.uid)
})
