import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { OverviewFacts } from '../domain/overviews.policy.ts'

/** A programme whose sponsors are looked at or changed. */
export type SponsoredProgramme = OverviewFacts & { programmeId: number; name: string }

/** The programme, undefined when there is none. */
export const findSponsored = async (db: Db, id: number): Promise<SponsoredProgramme | undefined> => {
  const { rows } = await sql<SponsoredProgramme>`
    select g.accelerator_id as "acceleratorId", g.id as "programmeId", g.name, '{}'::uuid[] as "sponsorUids"
    from programme g where g.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks the programme until the transaction ends, so that two who name its sponsors count one after another; whether it is there. */
export const lockSponsored = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`select from programme where id = ${id} for no key update`.execute(db)
  return rows.length > 0
}

/** The active person behind the address who is a sponsor on the portal, for notices and for whose pages are told. */
export const sponsorBehind = async (db: Db, email: string): Promise<string | null> => {
  const { rows } = await sql<{ uid: string }>`
    select p.uid from person p join person_role o on o.person_uid = p.uid and o.role = 'CST'
    where lower(p.email) = lower(${email}) and p.status = 'A'`.execute(db)
  return rows[0]?.uid ?? null
}
