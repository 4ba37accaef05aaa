import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { invitationSubjects, newestInvitations, type InvitationSubject } from './invitation.repository.ts'
import { hashOfToken } from './letter-link.ts'

/** The invitations of an email, by the token of its link. */
export const findByToken = async (
  ctx: Pick<Context, 'db'>,
  token: string,
): Promise<InvitationSubject[] | undefined> => {
  const found = await readRows(
    ctx,
    invitationSubjects,
    sql`i.token_hash = ${hashOfToken(token)}`,
    newestInvitations,
  )
  return found.length > 0 ? found : undefined
}

/** The same, locked: a registration that is processed at this moment assigns them first. */
export const lockByToken = async (ctx: Pick<Context, 'db'>, token: string): Promise<InvitationSubject[]> => {
  await sql`select from team_invitation i where i.token_hash = ${hashOfToken(token)} order by i.id
    for no key update of i`.execute(ctx.db)
  return (await findByToken(ctx, token)) ?? []
}
