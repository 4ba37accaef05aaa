import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows, type RowSource } from '#platform/server/lists/rows.ts'
import { instantJson } from '#platform/server/sql.ts'
import type { afterEvent } from '../contract/after.schemas.ts'
import { eventInvitations } from '../domain/event.machine.ts'
import type { InvitationMoved } from '../domain/invitation.machine.ts'
import {
  findInvitation,
  invitationFacts,
  invitationFrom,
  type InvitationSubject,
} from './invitation.repository.ts'

/** Feedback and next steps of one project after an event. */
export type AfterEvent = z.output<typeof afterEvent>

const feedback = (side: 'TEAM' | 'HOST'): Sql => sql`(
  select json_build_object('rating', f.rating, 'words', f.words, 'at', ${instantJson(sql`f.at`)})
  from event_feedback f where f.invitation_id = i.id and f.side = ${sql.lit(side)})`

type Raw = Omit<AfterEvent, 'actions'> & InvitationMoved

const actionsOf = (actor: Actor, raw: Raw): AfterEvent['actions'] => {
  if (!raw.hasBegun) return []
  return [
    ...(eventInvitations.answer.allows(actor, raw) && raw.status !== 'MISSED'
      ? (['rateEvent'] as const)
      : []),
    ...(eventInvitations.manage.allows(actor, raw) ? (['rateTeam', 'addFollowUp'] as const) : []),
  ]
}

const rows: RowSource<Raw, AfterEvent> = {
  from: invitationFrom,
  key: sql`i.id`,
  columns:
    () => sql`i.id, i.status, json_build_object('id', p.id, 'name', p.name) as project, ${feedback('TEAM')} as team,
    ${feedback('HOST')} as host, coalesce((select json_agg(json_build_object('id', x.id, 'step', x.step, 'dueOn', x.due_on,
      'doneAt', ${instantJson(sql`x.done_at`)}) order by x.done_at is not null, x.due_on, x.id)
      from event_follow_up x where x.invitation_id = i.id), '[]') as "followUps", ${invitationFacts}`,
  row: (raw, { actor }) => ({
    id: raw.id,
    project: raw.project,
    status: raw.status,
    team: raw.team,
    host: raw.host,
    // Next steps are the hosts' own.
    followUps: eventInvitations.manage.allows(actor, raw) ? raw.followUps : [],
    actions: actionsOf(actor, raw),
  }),
}

/** Whether a project was admitted, and attended or missed the event, over invitations `i`. */
export const wasAdmitted = sql`i.status in ('ACCEPTED', 'ATTENDED', 'MISSED')`

export const readAfterEvents = (ctx: Context, where: Sql): Promise<AfterEvent[]> =>
  readRows(ctx, rows, where, sql`order by lower(p.name), i.id`)

export const readAfterEvent = async (ctx: Context, id: number): Promise<AfterEvent> =>
  stillThere((await readAfterEvents(ctx, sql`i.id = ${id}`))[0])

/** The project's place at an event with a next step of this id. */
export const findByFollowUp = async (db: Db, followUpId: number): Promise<InvitationSubject | undefined> => {
  const found = await db
    .selectFrom('event_follow_up')
    .select('invitation_id')
    .where('id', '=', followUpId)
    .executeTakeFirst()
  return found && findInvitation(db, found.invitation_id)
}
