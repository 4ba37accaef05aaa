import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listOwnTechnologyProposals, listTechnologyProposals } from '../contract/proposal.endpoints.ts'
import { technologies } from '../domain/technology.machine.ts'
import { proposalRows } from './proposal.repository.ts'
import { allProposals } from './technologies.row-set.ts'

export const listTechnologyProposalsQuery = listOf(listTechnologyProposals, {
  load: nothing,
  authorize: technologies.manage,
  rows: proposalRows,
  ...allProposals,
  sortings: ({ locale }) => ({
    CREATE_DATE: sql`o.created_at`,
    NAME: sql`o.name collate ${sql.id(`${locale}-x-icu`)}`,
  }),
})

export const listOwnTechnologyProposalsQuery = listOf(listOwnTechnologyProposals, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: proposalRows,
  scope: ({ actor }) => sql`o.person_uid = ${actor.uid}`,
  sortings: () => ({ CREATE_DATE: sql`o.created_at` }),
  search: allProposals.search,
})
