import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { listProgrammeSponsors } from '../contract/sponsors.endpoints.ts'
import { overviews } from '../domain/overviews.policy.ts'
import { findSponsored, type SponsoredProgramme } from './sponsor.repository.ts'

type Row = z.output<typeof listProgrammeSponsors.response>['items'][number]

const sponsorRows = (_ctx: unknown, programme: SponsoredProgramme): RowSource<Omit<Row, 'actions'>, Row> => ({
  from: sql`programme_sponsor s`,
  key: sql`s.id`,
  columns: () => sql`s.id, s.email, s.created_at as at`,
  row: (row, { actor }) => ({
    ...row,
    actions: overviews.nameSponsors.allows(actor, programme) ? ['remove'] : [],
  }),
})

/** Sponsors of a programme, sorted by address. */
export const listProgrammeSponsorsQuery = listOf(listProgrammeSponsors, {
  load: (ctx, { query }) => findSponsored(ctx.db, query.programmeId),
  authorize: overviews.lookAtSponsors,
  rows: sponsorRows,
  scope: (_ctx, { programmeId }) => sql`s.programme_id = ${programmeId}`,
  sortings: () => ({ EMAIL: sql`lower(s.email)`, CREATE_DATE: sql`s.created_at` }),
  more: async ({ actor }, _input, programme) => ({
    programme: { id: programme.programmeId, name: programme.name },
    actions: overviews.nameSponsors.allows(actor, programme) ? ['name'] : [],
  }),
})
