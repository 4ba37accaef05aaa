import { sql } from 'kysely'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { chosenAcceleratorWith } from '#platform/server/chosen-accelerator.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { loader } from '#platform/server/handler.ts'
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
 * Loads the named programme, or else the named or chosen accelerator, which may be the whole portal for its
 * administrators. Errors: 404 for a programme, `outsideTeam` for an accelerator.
 */
export const placeOf = loader(
  async (ctx: SignedIn, { headers, query }: PlaceInput): Promise<OverviewFacts | undefined> => {
    if (query.programmeId !== undefined) return findProgramme(ctx, query.programmeId)
    const acceleratorId = query.acceleratorId ?? headers?.['accelerator-id']
    return acceleratorId === undefined ? undefined : { acceleratorId, programmeId: null, sponsorUids: [] }
  },
  (actor, { query }) => (query.programmeId === undefined ? outsideTeam(actor) : notFound()),
)

/** Loads the accelerator in the header. */
export const placeOfHeader = chosenAcceleratorWith<Omit<OverviewFacts, 'acceleratorId'>>({
  programmeId: null,
  sponsorUids: [],
})
