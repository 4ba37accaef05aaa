import { sql } from 'kysely'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { saveExpertSettings } from '../../contract/expert-settings.endpoints.ts'
import { joinedDays } from '../../domain/readiness.rules.ts'
import { readSettings } from './read-settings.ts'

type Body = InputOf<typeof saveExpertSettings>['body']

/**
 * Locks the caller's preferences and increments their version; refused if they were saved since the caller read them.
 */
const beginSave = async ({ db, actor }: SignedIn, seen: number): Promise<void> => {
  await sql`insert into expert_setting (expert_uid) values (${actor.uid}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ version: number }>`
    select version from expert_setting where expert_uid = ${actor.uid} for update`.execute(db)
  if (rows[0]?.version !== seen) throw new ProductError('STATE_CHANGED')
}

const save = async ({ db, actor }: SignedIn, { capacity, fee, languages, absences }: Body): Promise<void> => {
  await sql`update expert_setting set capacity = ${capacity}, fee = ${fee?.amount ?? null}, fee_currency = ${fee?.currency ?? null},
    languages = ${languages}, version = version + 1 where expert_uid = ${actor.uid}`.execute(db)
  const joined = joinedDays(absences)
  await sql`delete from expert_absence where expert_uid = ${actor.uid}`.execute(db)
  await sql`
    insert into expert_absence (expert_uid, days) select ${actor.uid}, daterange(n.since, n.till, '[]')
    from unnest(${joined.map(({ from }) => from)}::date[], ${joined.map(({ to }) => to)}::date[]) n (since, till)`.execute(
    db,
  )
}

/** Everybody may save their preferences: they apply once an accelerator has them as an expert. */
export const saveExpertSettingsUseCase = useCase({
  endpoint: saveExpertSettings,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { body }) => {
    await beginSave(ctx, body.version)
    await save(ctx, body)
    return readSettings(ctx)
  },
})
