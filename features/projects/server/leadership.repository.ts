import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { leadershipOffer } from '../contract/team.schemas.ts'
import { leadershipMachine, leadershipOffers, type LeadershipFacts } from '../domain/leadership.machine.ts'
import type { ProjectSubject } from './project.repository.ts'

type Shown = Omit<z.output<typeof leadershipOffer>, 'actions'>

/** An offer with the facts of its policy. */
export type LeadershipSubject = LeadershipFacts & Shown & { projectId: number }

/** Whether the person who offers `o` still leads the project `p`, and the member `t` is still active in its team. */
export const leadershipIsPossible = sql<boolean>`p.leader_uid = o.from_uid and t.status = 'A' and exists (
  select from project_member m where m.project_id = o.project_id and m.person_uid = o.to_uid)`

const readOffers = async (db: Db, where: RawBuilder<unknown>): Promise<LeadershipSubject[]> => {
  const { rows } = await sql<LeadershipSubject>`
    select o.id, o.project_id as "projectId", o.from_uid as "fromUid", o.to_uid as "toUid",
      o.created_at as "createdAt", ${personRefJson('f')} as "from", ${personRefJson('t')} as "to",
      array(select m.person_uid from project_member m where m.project_id = o.project_id) as "memberUids",
      ${leadershipIsPossible} as possible
    from project_leadership_offer o join project p on p.id = o.project_id
      join person f on f.uid = o.from_uid join person t on t.uid = o.to_uid
    where ${where}`.execute(db)
  return rows
}

/** Loads an offer by its id. */
export const findLeadershipOffer = async (db: Db, id: number): Promise<LeadershipSubject | undefined> =>
  (await readOffers(db, sql`o.id = ${id}`))[0]

/** The pending offer of a project. */
export const findOpenOffer = async (db: Db, projectId: number): Promise<LeadershipSubject | undefined> =>
  (await readOffers(db, sql`o.project_id = ${projectId} and o.status = 'OFFERED'`))[0]

/** An open offer with the actor's actions. */
export const shownOffer = (ctx: Context, offer: LeadershipSubject): z.output<typeof leadershipOffer> => ({
  id: offer.id,
  from: offer.from,
  to: offer.to,
  createdAt: offer.createdAt,
  actions: possibleActions(leadershipMachine, 'OFFERED', ctx.actor, offer),
})

/** The pending offer of a project, for people who may see it. */
export const readLeadershipOffer = async (ctx: Context, { id }: ProjectSubject) => {
  const offer = await findOpenOffer(ctx.db, id)
  return offer && leadershipOffers.view.allows(ctx.actor, offer) ? shownOffer(ctx, offer) : null
}
