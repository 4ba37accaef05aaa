import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import { checkFirstStart, finishFirstStart, getFirstStart } from '../contract/first-start.endpoints.ts'
import { settingUp } from '../domain/first-start.policy.ts'
import type { CheckedStep } from '../domain/steps.rules.ts'
import { readStart, settingOf } from './read-start.ts'
import type { FirstStartSettings } from './settings.ts'
import { tryOut } from './try-out.ts'

const readFor = async (ctx: SignedIn, settings: FirstStartSettings) => {
  const { email } = await ctx.db
    .selectFrom('person')
    .select('email')
    .where('uid', '=', ctx.actor.uid)
    .executeTakeFirstOrThrow()
  return readStart(ctx.db, settings, { email, acts: settingUp.act.allows(ctx.actor, null) })
}

const note = async (
  { db, actor, now }: SignedIn,
  settings: FirstStartSettings,
  step: CheckedStep | 'finished',
): Promise<string> => {
  const at = now.toISOString()
  await sql`
    insert into first_start_check (step, setting, checked_at, checked_by)
    values (${step}, ${settingOf(step, settings)}, ${at}, ${actor.uid})
    on conflict (step) do update set setting = excluded.setting, checked_at = excluded.checked_at,
      checked_by = excluded.checked_by`.execute(db)
  return at
}

export const getFirstStartQuery = (settings: FirstStartSettings) =>
  query({
    endpoint: getFirstStart,
    load: nothing,
    authorize: settingUp.look,
    run: (ctx) => readFor(ctx, settings),
  })

export const checkFirstStartUseCase = (settings: FirstStartSettings) =>
  useCase({
    endpoint: checkFirstStart,
    load: nothing,
    authorize: settingUp.act,
    prepare: (ctx, { body }) => tryOut(ctx, settings, body),
    run: async (ctx, { body: { step } }) => ({ checkedAt: await note(ctx, settings, step) }),
  })

export const finishFirstStartUseCase = (settings: FirstStartSettings) =>
  useCase({
    endpoint: finishFirstStart,
    load: nothing,
    authorize: settingUp.act,
    run: async (ctx) => {
      if (!(await readFor(ctx, settings)).actions.includes('finish')) throw new ProductError('STATE_CHANGED')
      return { finishedAt: await note(ctx, settings, 'finished') }
    },
  })
