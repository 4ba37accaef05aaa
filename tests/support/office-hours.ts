import { insertOne } from './factories/insert.ts'
import type { Person } from './factories/person.ts'
import type { World } from './who-may/index.ts'

type Place = Pick<World, 'db'> & { accelerator: { id: number } }

const day = 86_400_000

/** Every hour of every day in UTC, from tomorrow on. */
const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:00' }))

/** Office hours of a mentor of the accelerator. */
export const makeOfficeHours = async (
  { db, accelerator }: Place,
  mentor: Pick<Person, 'uid'>,
  given: Record<string, unknown> = {},
) => {
  const { id: mentor_id } = await insertOne(db, 'mentor', { person_uid: mentor.uid })
  return insertOne(db, 'office_hours', {
    mentor_id,
    accelerator_id: accelerator.id,
    rules: always as never,
    time_zone: 'UTC',
    slot_minutes: 60,
    ...given,
  })
}

/** A meeting in these hours. */
export const makeMeeting = async (
  { db }: Pick<World, 'db'>,
  hoursId: number,
  projectId: number,
  { daysAhead = 3, ...given }: { daysAhead?: number } & Record<string, unknown> = {},
) => {
  const { mentor_id } = await db
    .selectFrom('office_hours')
    .select('mentor_id')
    .where('id', '=', hoursId)
    .executeTakeFirstOrThrow()
  // Spread out, so that no meetings overlap.
  const from = Date.now() + daysAhead * day
  const [starts_at, ends_at] = [from, from + 3_600_000].map((at) => new Date(at).toISOString()) as [
    string,
    string,
  ]
  return insertOne(db, 'mentor_meeting', {
    hours_id: hoursId,
    mentor_id,
    project_id: projectId,
    starts_at,
    ends_at,
    busy_until: ends_at,
    topic: 'Первые продажи',
    ...given,
  })
}
