import { sql } from 'kysely'
import type { z } from 'zod'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { investorProfile } from '../contract/investor.schemas.ts'
import { investorsFrom, isVerified, stagesJson } from './investor.sql.ts'

/** A person's investor profile; empty by default. */
export const readInvestorProfile = async (
  { db, locale }: Context,
  uid: string,
): Promise<z.output<typeof investorProfile>> => {
  const { rows } = await sql<z.output<typeof investorProfile>>`
    select coalesce(i.thesis, '') as thesis, coalesce(i.portfolio, '') as portfolio, coalesce(i.regions, '') as regions,
      ${stagesJson(locale)} as stages, coalesce(i.takes_transferred, false) as "takesTransferred",
      coalesce(i.version, 1) as version,
      ${isVerified} as verified, p.card_published as "cardPublished", p.card_to_world as "cardToWorld"
    from ${investorsFrom} where p.uid = ${uid}`.execute(db)
  return stillThere(rows[0])
}
