import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Limit } from '#platform/domain/limit.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import * as contract from '../contract/calendar.endpoints.ts'
import { mentorCalendars } from '../domain/calendar.policy.ts'
import type { MentoringSettings } from './calendar/calendar-settings.ts'
import { fetchBusyTimes, keepBusyTimes, placeOfCalendar, zoneOf } from './calendar/keep-busy-times.ts'
import { mentorOf } from './mentor-of.ts'

type Calendar = ResponseOf<typeof contract.getMentorCalendar>

const none: Calendar = { host: null, readAt: null, problem: null, busy: 0 }

const readCalendar = async ({ db, actor }: Pick<SignedIn, 'db' | 'actor'>): Promise<Calendar> => {
  const { rows } = await sql<Calendar>`
    select c.host, c.read_at as "readAt", c.problem,
      (select count(*)::int from mentor_busy b where b.mentor_id = c.mentor_id and b.ends_at > now()) as busy
    from mentor_calendar c join mentor n on n.id = c.mentor_id where n.person_uid = ${actor.uid}`.execute(db)
  return rows[0] ?? none
}

export const getMentorCalendarQuery = query({
  endpoint: contract.getMentorCalendar,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: (ctx) => readCalendar(ctx),
})

/** Addresses a person may have fetched in an hour. */
const fetchLimit: Limit = { hits: 20, seconds: 3600 }

/** Keeps the address and what was read of it; one that could not be read is kept too, with the reason. */
export const setMentorCalendarUseCase = ({ vault, read }: MentoringSettings) =>
  useCase({
    endpoint: contract.setMentorCalendar,
    load: nothing,
    authorize: mentorCalendars.keep,
    prepare: async (ctx, { body: { address } }) => {
      await countHit(ctx.db, `mentor-calendar:${ctx.actor.uid}`, fetchLimit)
      const { uid } = ctx.actor
      return fetchBusyTimes(
        { read },
        { uid, url: address, zone: await zoneOf(ctx.db, uid) },
        AbortSignal.timeout(20_000),
      )
    },
    run: async (ctx, { body: { address } }, _subject, reading) => {
      const id = await mentorOf(ctx.db, ctx.actor.uid)
      const sealed = vault().seal(address, placeOfCalendar(id))
      await sql`
        insert into mentor_calendar (mentor_id, address, host)
        values (${id}, ${sealed}, ${new URL(address).hostname})
        on conflict (mentor_id) do update set address = excluded.address, host = excluded.host, set_at = now(),
          read_at = null, problem = null`.execute(ctx.db)
      // Of another calendar nothing is known any more.
      await sql`delete from mentor_busy where mentor_id = ${id}`.execute(ctx.db)
      await keepBusyTimes(ctx.db, { mentorId: id, address: sealed }, reading)
      return (after) => readCalendar({ db: after.db, actor: ctx.actor })
    },
  })

export const removeMentorCalendarUseCase = useCase({
  endpoint: contract.removeMentorCalendar,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => {
    const ofMine = sql`(select n.id from mentor n where n.person_uid = ${ctx.actor.uid})`
    // The calendar first: its row lock waits for a job that is storing busy times.
    await sql`delete from mentor_calendar where mentor_id in ${ofMine}`.execute(ctx.db)
    await sql`delete from mentor_busy where mentor_id in ${ofMine}`.execute(ctx.db)
    return none
  },
})
