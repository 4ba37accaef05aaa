import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { wholeName } from '#platform/server/sql.ts'
import type { ShowcaseCardFacts } from '../domain/showcase-card.policy.ts'
import type { ShowcaseRole } from '../domain/showcase-roles.ts'
import { shownAvatarJson } from './showcase-people.sql.ts'

type Shown = { uid: string; fullName: string; avatar: { url: string; largeUrl: string } | null }

/** A person with the facts for showcases. */
export const findShowcaseCard = async (
  db: Db,
  uid: string,
  role: ShowcaseRole,
): Promise<(ShowcaseCardFacts & Shown) | undefined> => {
  const { rows } = await sql<Omit<ShowcaseCardFacts, 'role'> & Shown>`
    select p.uid, ${wholeName('p')} as "fullName", ${shownAvatarJson} as avatar, coalesce(c.to_world, false) as published,
      coalesce(c.investor_only, false) as "investorOnly", p.certified_expert as certified,
      array(select distinct m.role from counted_membership m where m.person_uid = p.uid) as "memberRoles"
    from person p left join published_card c on c.person_uid = p.uid left join person_profile f on f.person_uid = p.uid
    where p.uid = ${uid}`.execute(db)
  return rows[0] && { ...rows[0], role }
}
