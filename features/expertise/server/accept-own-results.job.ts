import { sql } from 'kysely'
import { z } from 'zod'
import { guest } from '#platform/domain/actor.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { job } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { acceptedByItselfDays } from '../domain/own-orders.ts'

/** The most that one run accepts: the rest waits an hour. */
const mostAtOnce = 500

type Accepted = { id: number; acceleratorId: number; expertUid: string; requesterUid: string }

/** Accepts what investors and mentors ordered and neither accepted nor sent back in time: whoever did the work is paid. */
export const acceptOwnResults = job({
  name: 'accept-own-expert-results',
  cron: '29 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<Accepted>`
        with late as (
          select o.id from expert_job o
          where o.requester_uid is not null and o.status = 'COMPLETE' and o.accepted_at is null
            and o.completed_at < now() - make_interval(days => ${acceptedByItselfDays}::int)
          order by o.id limit ${mostAtOnce} for update skip locked)
        update expert_job j set accepted_at = now(), version = j.version + 1 from late where j.id = late.id
        returning j.id, j.accelerator_id as "acceleratorId", j.expert_uid as "expertUid",
          j.requester_uid as "requesterUid"`.execute(tx)
      const ctx = { db: tx, actor: guest }
      for (const { id, acceleratorId, expertUid } of rows) {
        await audit(ctx, { acceleratorId, subject: 'expert_job', subjectId: id, action: 'acceptByItself' })
        await raise(ctx, 'ExpertJobAccepted', { id, expertUid }, acceleratorId)
      }
      const people = rows.map(({ requesterUid }) => requesterUid)
      if (people.length > 0) await announceChanges(tx, ['expertJob', 'expertPayment'], { people })
    })
  },
})
