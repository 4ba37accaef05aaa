import { sql } from 'kysely'
import { dayIn } from '#platform/domain/deadline.ts'
import { invalid } from '#platform/domain/product-error.ts'
import { useCase } from '#platform/server/handler.ts'
import { addMentorDaysOff, removeMentorDaysOff } from '../contract/days-off.endpoints.ts'
import { mentorDaysOff } from '../domain/days-off.policy.ts'
import { daysOffProblems } from '../domain/days-off.rules.ts'
import { zoneOf } from './calendar/keep-busy-times.ts'
import { isCurrent, readDaysOff } from './days-off.repository.ts'
import { mentorOf } from './mentor-of.ts'

/** Closes a period for the caller. Field errors: those of `daysOffProblems`. */
export const addMentorDaysOffUseCase = useCase({
  endpoint: addMentorDaysOff,
  load: async ({ actor }) => ({ personUid: actor.uid }),
  authorize: mentorDaysOff.keep,
  run: async ({ db, now }, { body: { from, to } }, { personUid }) => {
    // Locks the mentor's row, so that concurrent calls cannot exceed the limit of periods.
    const mentorId = await mentorOf(db, personUid)
    const [{ rows }, zone] = await Promise.all([
      sql<{ n: number }>`select count(*)::int as n from mentor_day_off o
        where o.mentor_id = ${mentorId} and ${isCurrent}`.execute(db),
      zoneOf(db, personUid),
    ])
    const problems = daysOffProblems({ from, to }, { today: dayIn(zone, now.getTime()), closed: rows[0]!.n })
    if (Object.keys(problems).length > 0) throw invalid(problems)
    await sql`insert into mentor_day_off (mentor_id, first_day, last_day) values (${mentorId}, ${from}, ${to})
      on conflict do nothing`.execute(db)
    return (after) => readDaysOff(after.db, personUid)
  },
})

export const removeMentorDaysOffUseCase = useCase({
  endpoint: removeMentorDaysOff,
  load: async ({ db }, { body: { id } }) => {
    const { rows } = await sql<{ personUid: string }>`select n.person_uid as "personUid" from mentor_day_off o
      join mentor n on n.id = o.mentor_id where o.id = ${id}`.execute(db)
    return rows[0]
  },
  authorize: mentorDaysOff.keep,
  run: async ({ db }, { body: { id } }, { personUid }) => {
    await sql`delete from mentor_day_off where id = ${id}`.execute(db)
    return (after) => readDaysOff(after.db, personUid)
  },
})
