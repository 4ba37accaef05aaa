import { sql } from 'kysely'
import type { z } from 'zod'
import { mayWriteTo } from '#features/communication'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { query } from '#platform/server/handler.ts'
import { downloadAwardFile } from '../contract/award.endpoints.ts'
import { getPersonCard } from '../contract/person-card.endpoints.ts'
import type { personCard } from '../contract/person-card.schemas.ts'
import { personCards, type PersonCardFacts } from '../domain/person-card.policy.ts'
import { publicPart } from './public-part.ts'
import { readProfile } from './read-profile.ts'

type Card = z.output<typeof personCard>

const findCard = async (db: Db, uid: string): Promise<PersonCardFacts | undefined> => {
  const { rows } = await sql<PersonCardFacts>`
    with worked as (select project_id from project_member where person_uid = ${uid})
    select p.uid, c.person_uid is not null as published, coalesce(c.investor_only, false) as "investorOnly",
      array(
        select accelerator_id from counted_membership where person_uid = p.uid
        union select r.accelerator_id from acceleration_request r join worked using (project_id)
          where r.status in ('NEW', 'ACCEPT')) as "acceleratorIds",
      array(
        select accelerator_id from counted_membership where person_uid = p.uid
        union select a.accelerator_id from contact_access a join worked using (project_id)) as "contactAcceleratorIds",
      array(
        select m.person_uid from project_member m join worked using (project_id)
        union select q.tracker_uid from project_track q join worked using (project_id)
          join counted_membership h on h.accelerator_id = q.accelerator_id and h.person_uid = q.tracker_uid
          where h.role in ('TRC', 'TRC_TEAM')) as "workmateUids"
    from person p left join published_card c on c.person_uid = p.uid
    where p.uid = ${uid} and p.erased_at is null`.execute(db)
  return rows[0]
}

const readCard = async (ctx: Context, facts: PersonCardFacts): Promise<Card> => {
  const [profile, mayWrite] = await Promise.all([
    readProfile(ctx, facts.uid),
    mayWriteTo(ctx, { kind: 'person', uid: facts.uid }),
  ])
  if (!profile) throw notFound()
  const { jobPositions, publications, awards, education, investorType, investment } = profile
  const hasContacts = personCards.seeContacts.allows(ctx.actor, facts)
  const seesInvestor = investorType !== null && personCards.seeInvestor.allows(ctx.actor, facts)
  return {
    ...publicPart(profile),
    contacts: hasContacts
      ? { email: profile.contactEmail || profile.login, phone: profile.phone?.number ?? '' }
      : null,
    details: hasContacts ? { jobPositions, publications, awards, education } : null,
    investor: seesInvestor ? { type: investorType, investment } : null,
    actions: mayWrite ? ['write'] : [],
  }
}

/** The parts of a person's card visible to the caller. */
export const getPersonCardQuery = query({
  endpoint: getPersonCard,
  load: (ctx, input) => findCard(ctx.db, input.query.uid),
  authorize: personCards.view,
  run: (ctx, _input, facts) => readCard(ctx, facts),
})

const findCardOfAward = async (db: Db, awardId: number) => {
  const award = await db
    .selectFrom('person_award')
    .select(['person_uid', 'file_id'])
    .where('id', '=', awardId)
    .executeTakeFirst()
  const card = award && (await findCard(db, award.person_uid))
  return card && { ...card, fileId: award.file_id }
}

/** The certificate of a person whose contacts the caller may see. */
export const downloadAwardFileQuery = query({
  endpoint: downloadAwardFile,
  load: (ctx, input) => findCardOfAward(ctx.db, input.query.awardId),
  authorize: personCards.seeContacts,
  run: async (ctx, _input, { fileId }) => {
    if (fileId === null) throw notFound()
    return downloadFile(ctx, fileId)
  },
})
