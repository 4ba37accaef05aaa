import { sql } from 'kysely'
import type { z } from 'zod'
import { personOf } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import type { heldEventDetails } from '../contract/event.schemas.ts'
import { eventLinksOf, eventTabsOf } from '../domain/event-page.rules.ts'
import { closedStates } from '../domain/states.ts'
import { heldEventPages } from './event.repository.ts'
import { ofOwnProject, readInvitations } from './invitation.repository.ts'
import { isHostActive } from './public-events.sql.ts'

/** Maximum number of a person's projects shown with an event. */
const shown = 50

type Named = { id: number; name: string }

/** Projects of the person that may request a place: not at the event, or no longer. */
const readAsking = async ({ db }: Context, eventId: number, uid: string): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    select p.id, p.name from project p join held_event e on e.id = ${eventId}
    where p.leader_uid = ${uid} and e.is_public and e.status = 'PUBLISHED' and e.starts_at > now() and ${isHostActive}
      and not exists (select from event_invitation i where i.event_id = e.id and i.project_id = p.id
        and not (i.status = any(${closedStates.filter((state) => state === 'DECLINED' || state === 'EXPIRED')})))
    order by lower(p.name), p.id limit ${shown}`.execute(db)
  return rows
}

/** An event with the reader's projects at it. */
export const readEventPage = async (ctx: Context, id: number): Promise<z.output<typeof heldEventDetails>> => {
  const uid = personOf(ctx.actor)?.uid
  const [pages, own, mayAsk] = await Promise.all([
    readRows(ctx, heldEventPages, sql`e.id = ${id}`),
    uid
      ? readInvitations(
          ctx,
          sql`i.event_id = ${id} and ${ofOwnProject(uid)}`,
          sql`order by i.id limit ${shown}`,
        )
      : [],
    uid ? readAsking(ctx, id, uid) : [],
  ])
  const page = stillThere(pages[0])
  const facts = {
    ...page,
    hasBegun: Date.parse(page.startsAt) <= ctx.now.getTime(),
    isInvited: own.length > 0,
  }
  return {
    ...page,
    own,
    mayAsk,
    tabs: eventTabsOf(facts),
    links: eventLinksOf(facts),
    takesInvitations: page.isHost && page.status === 'PUBLISHED',
  }
}
