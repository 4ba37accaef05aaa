import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { technologies } from '../domain/technology.machine.ts'
import { allProposals } from './technologies.row-set.ts'

/** Undecided proposals. */
export const technologyProposalSource = agendaSource<unknown, { id: number }>({
  name: 'technology-proposals',
  kind: 'technologyProposal',
  menu: 'Technologies',
  list: { menu: 'Technologies', link: linkTo('/admin/technologies/proposals', {}) },
  reads: ['technologyProposal'],
  of: ofNothing,
  authorize: technologies.manage,
  ...allProposals,
  scope: (ctx) => whereOf(allProposals, ctx, null, { status: ['NEW'] }),
  since: sql`o.created_at`,
  joins: sql`left join person u on u.uid = o.person_uid`,
  title: () => sql`o.name`,
  context: () => sql`coalesce(${displayName('u')}, '')`,
  columns: sql`o.id`,
  verb: () => 'decide',
  link: () => linkTo('/admin/technologies/proposals', { status: 'NEW' }),
})
