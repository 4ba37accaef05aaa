import { sql, type RawBuilder } from 'kysely'
import { personOf, type Actor } from '#platform/domain/actor.ts'
import { conversionOf, type ConvertedRows, type RowSource } from '#platform/server/lists/rows.ts'
import type { ExpertJobFacts } from '../domain/expert-job.policy.ts'

/**
 * The last message about the job `j` that the actor knows: the last one read, or the last one written by their side.
 * Earlier messages are not unread.
 */
export const lastKnownMessage = (actor: Actor, asExpert: boolean): RawBuilder<number> => sql<number>`greatest(
  coalesce((select r.message_id from expert_message_read r
    where r.job_id = j.id and r.person_uid = ${personOf(actor)?.uid ?? null}), 0),
  coalesce((select max(o.id) from expert_message o where o.job_id = j.id and o.by_expert = ${sql.lit(asExpert)}), 0))`

type Side = {
  asExpert: boolean
  /** Whether the actor may read a job's messages. */
  reads: (actor: Actor, facts: ExpertJobFacts) => boolean
}

/** The same jobs with the number of unread messages of the other side. */
export const withUnread = <Raw extends { facts: ExpertJobFacts }, Row>(
  source: RowSource<Raw, Row>,
  { asExpert, reads }: Side,
): ConvertedRows<Raw & { unread: number }, Row & { unread: number }> => ({
  ...source,
  columns: (ctx) => sql`${source.columns(ctx)}, (select count(*)::int from expert_message m
    where m.job_id = j.id and m.by_expert <> ${sql.lit(asExpert)} and m.id > ${lastKnownMessage(ctx.actor, asExpert)}) as unread`,
  row: async (raw, ctx) => ({
    ...(await conversionOf(source)(raw, ctx)),
    unread: reads(ctx.actor, raw.facts) ? raw.unread : 0,
  }),
})
