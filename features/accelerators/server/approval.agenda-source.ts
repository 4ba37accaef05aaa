import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { acceleratorProfiles, type ProfileFacts } from '../domain/accelerator-profile.policy.ts'
import { allAccelerators } from './accelerators.row-set.ts'

/** Requests for new accelerators, for portal administrators. */
export const approvalSource = agendaSource<ProfileFacts, { id: number }>({
  name: 'approvals',
  kind: 'approval',
  menu: 'AdminAccelerators',
  list: { menu: 'AdminAccelerators', link: linkTo('/admin/accelerators', { approval: 'ON_COORDINATION' }) },
  reads: ['accelerator'],
  of: () => ({ acceleratorId: 0, requesterUid: null }),
  authorize: acceleratorProfiles.decide,
  ...allAccelerators,
  scope: (ctx) => whereOf(allAccelerators, ctx, null, { approval: ['ON_COORDINATION'] }),
  // For a resubmitted request: since then.
  since: sql`coalesce(a.approval_at, a.created_at)`,
  joins: sql`left join person p on p.uid = a.created_by`,
  title: () => sql`a.name`,
  context: () => displayName('p'),
  columns: sql`a.id`,
  verb: () => 'decide',
  link: ({ id }) => linkTo('/admin/accelerators', { acceleratorId: id }),
})
