import { insertOne } from './factories/insert.ts'
import type { Person } from './factories/person.ts'
import type { World } from './who-may/index.ts'

type Place = Pick<World, 'db'> & { accelerator: { id: number } }

const day = 86_400_000

/** Every hour of every day in UTC, from tomorrow on. */
const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:00' }))

/** The number by which a person is booked, made once. */
const makeMentor = async (db: World['db'], uid: string): Promise<number> => {
  const found = await db.selectFrom('mentor').select('id').where('person_uid', '=', uid).executeTakeFirst()
  return (found ?? (await insertOne(db, 'mentor', { person_uid: uid }))).id
}

/** A mentor of a project, in any state. */
export const makePairing = async (
  { db, accelerator }: Place,
  mentor: Pick<Person, 'uid'>,
  projectId: number,
  given: Record<string, unknown> = {},
) =>
  insertOne(db, 'project_mentor', {
    project_id: projectId,
    mentor_id: await makeMentor(db, mentor.uid),
    accelerator_id: accelerator.id,
    by_team: true,
    ...given,
  })

/** A question of a project to its mentors. */
export const makeQuestion = async ({ db, accelerator }: Place, projectId: number) =>
  insertOne(db, 'mentor_question', {
    project_id: projectId,
    accelerator_id: accelerator.id,
    question: 'Продавать крупным или малым?',
  })

/** An advice to a question. */
export const makeAdvice = async (
  { db }: Pick<World, 'db'>,
  questionId: number,
  mentor: Pick<Person, 'uid'>,
) =>
  insertOne(db, 'mentor_advice', {
    question_id: questionId,
    mentor_id: await makeMentor(db, mentor.uid),
    advice: 'Начните с малых.',
  })

/** Office hours of a mentor of the accelerator. */
export const makeOfficeHours = async (
  { db, accelerator }: Place,
  mentor: Pick<Person, 'uid'>,
  given: Record<string, unknown> = {},
) => {
  const mentor_id = await makeMentor(db, mentor.uid)
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
