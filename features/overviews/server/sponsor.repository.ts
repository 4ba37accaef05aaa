import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { OverviewFacts } from '../domain/overviews.policy.ts'

/** A programme whose sponsors are read or changed. */
export type SponsoredProgramme = OverviewFacts & { programmeId: number; name: string }

/** Returns the programme; undefined if it does not exist. */
export const findSponsored = async (db: Db, id: number): Promise<SponsoredProgramme | undefined> => {
  const { rows } = await sql<SponsoredProgramme>`
    select g.accelerator_id as "acceleratorId", g.id as "programmeId", g.name, '{}'::uuid[] as "sponsorUids"
    from programme g where g.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks the programme, so that concurrent additions of sponsors cannot exceed the limit. Returns whether it exists. */
export const lockSponsored = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`select from programme where id = ${id} for no key update`.execute(db)
  return rows.length > 0
}

/** Returns the active person with the sponsor role for the address, for notifications and page updates. */
export const sponsorBehind = async (db: Db, email: string): Promise<string | null> => {
  const { rows } = await sql<{ uid: string }>`
    select p.uid from person p join person_role o on o.person_uid = p.uid and o.role = 'CST'
    where lower(p.email) = lower(${email}) and p.status = 'A'`.execute(db)
  return rows[0]?.uid ?? null
}
