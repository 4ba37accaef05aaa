import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { emptyDatabase } from '../tests/support/database.ts'
import { temporaryFolder } from '../tests/support/folders.ts'
import { withClient } from '../tests/support/test-server.ts'

const name = '0490_zones_by_their_places.sql'

test('a short name of a zone that was stored becomes a place that forms take', async () => {
  const url = await emptyDatabase()
  const folder = temporaryFolder()
  for (const file of readdirSync(migrationsFolder()).filter((one) => one.endsWith('.sql') && one < name))
    copyFileSync(join(migrationsFolder(), file), join(folder, file))
  await migrate(url, { folder })
  const given = ['CET', 'EST5EDT', 'HST', 'GMT', 'Japan', 'UTC', 'Etc/GMT+3', 'Asia/Kathmandu']
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ uid: string }>(
      `insert into person (uid, email, last_name, first_name)
       values (gen_random_uuid(), 'a@a.example', 'А', 'Б') returning uid`,
    )
    await client.query(
      `insert into held_event (owner_uid, created_by, name, kind, starts_at, ends_at, time_zone)
       select $1::uuid, $1::uuid, zone, 'MEETING', now(), now() + interval '1 hour', zone from unnest($2::text[]) zone`,
      [rows[0]!.uid, given],
    )
  })
  await migrate(url)
  const stored = await withClient(
    url,
    async (client) =>
      (await client.query<{ time_zone: string }>('select time_zone from held_event order by id')).rows,
  )
  const zones = stored.map((row) => row.time_zone)
  expect(zones).toEqual([
    'Europe/Paris',
    'America/New_York',
    'Pacific/Honolulu',
    'UTC',
    'UTC',
    'UTC',
    'Etc/GMT+3',
    'Asia/Kathmandu',
  ])
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([])
})
