import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listOwnTechnologyProposals, listTechnologyProposals } from '../contract/proposal.endpoints.ts'
import { technologies } from '../domain/technology.policy.ts'
import { proposalRows } from './proposal.repository.ts'

const written = sql`concat_ws(' ', o.name, o.purpose, o.source)`

export const listTechnologyProposalsQuery = listOf(listTechnologyProposals, {
  load: nothing,
  authorize: technologies.manage,
  rows: proposalRows,
  scope: () => sql`true`,
  sortings: ({ locale }) => ({
    CREATE_DATE: sql`o.created_at`,
    NAME: sql`o.name collate ${sql.id(`${locale}-x-icu`)}`,
  }),
  filters: { status: (states) => sql`o.status = any(${[...states]})` },
  search: { text: () => written },
})

export const listOwnTechnologyProposalsQuery = listOf(listOwnTechnologyProposals, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: proposalRows,
  scope: ({ actor }) => sql`o.person_uid = ${actor.uid}`,
  sortings: () => ({ CREATE_DATE: sql`o.created_at` }),
  filters: {},
  search: { text: () => written },
})
