import { sql } from 'kysely'
import { worksHere } from '#features/acceleration-requests'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { OverviewFacts } from '../domain/overviews.policy.ts'

type PlaceInput = {
  headers?: { 'accelerator-id'?: number | undefined }
  query: { programmeId?: number | undefined; acceleratorId?: number | undefined }
}

const findProgramme = async (ctx: SignedIn, id: number): Promise<OverviewFacts | undefined> => {
  const { rows } = await sql<OverviewFacts>`
    select g.accelerator_id as "acceleratorId", g.id as "programmeId", array(
      select p.uid from programme_sponsor s join person p on lower(p.email) = lower(s.email) and p.status = 'A'
      where s.programme_id = g.id) as "sponsorUids"
    from programme g where g.id = ${id}`.execute(ctx.db)
  return rows[0]
}

/**
 * Returns the named programme (undefined if it does not exist), or else the named or chosen accelerator, which may be
 * the whole portal for its administrators. Errors: `ACCELERATOR_ONLY_PAGE`, `NOT_IN_ACCELERATOR_TEAM` if no accelerator
 * is chosen in which the caller works.
 */
export const placeOf = async (
  ctx: SignedIn,
  { headers, query }: PlaceInput,
): Promise<OverviewFacts | undefined> => {
  if (query.programmeId !== undefined) return findProgramme(ctx, query.programmeId)
  const acceleratorId = query.acceleratorId ?? headers?.['accelerator-id']
  if (acceleratorId === undefined || !worksHere(ctx.actor, acceleratorId)) throw outsideTeam(ctx.actor)
  return { acceleratorId, programmeId: null, sponsorUids: [] }
}
