import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import type { ProposalState } from '../domain/proposals.ts'
import type { TechnologyState } from '../domain/states.ts'
import { technologies } from '../domain/technology.machine.ts'
import { proposalRows } from './proposal.repository.ts'
import { technologyRows } from './technology.repository.ts'
import { technologyFilters, technologySearch } from './technology.sql.ts'

/** All technologies `t` with drafts, for the portal's administrators. */
export const allTechnologies = rowSet({
  from: technologyRows.from,
  key: technologyRows.key,
  sees: async ({ actor }) => technologies.view.allows(actor, null),
  scope: ({ actor }: SignedIn) => sql.lit(technologies.view.allows(actor, null)),
  filters: {
    ...technologyFilters,
    status: (states: readonly TechnologyState[]) => sql`t.status = any(${[...states]})`,
  },
  search: technologySearch,
})

/** All proposals `o` of technologies, for the portal's administrators. */
export const allProposals = rowSet({
  from: proposalRows.from,
  key: proposalRows.key,
  sees: async ({ actor }) => technologies.manage.allows(actor, null),
  scope: ({ actor }: SignedIn) => sql.lit(technologies.manage.allows(actor, null)),
  filters: {
    status: (states: readonly ProposalState[]) => sql`o.status = any(${[...states]})`,
    id: (id: number) => sql`o.id = ${id}`,
  },
  search: sql`concat_ws(' ', o.name, o.purpose, o.source)`,
})
