import { personOf } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'

/** The author of a change, and the administrator who is logged in as them. */
export const changedBy = (ctx: Pick<Context, 'actor'>): { by: string | null; acting: string | null } => {
  const person = personOf(ctx.actor)
  return { by: person?.uid ?? null, acting: person?.impersonatedBy ?? null }
}
