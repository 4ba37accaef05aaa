import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { supportQueue } from '../domain/support.policy.ts'
import { queuedSupport } from './support.row-set.ts'

/** Requests waiting for an answer: unassigned ones and those assigned to the person. */
export const supportSource = agendaSource<unknown, { id: number }>({
  name: 'support-requests',
  kind: 'support',
  menu: 'Support',
  list: { menu: 'Support', link: linkTo('/admin/support', {}) },
  reads: ['support'],
  of: () => ({}),
  authorize: supportQueue.manage,
  ...queuedSupport,
  scope: (ctx) => sql`${whereOf(queuedSupport, ctx, null, { status: ['NEW', 'WORK'] })}
    and (h.owner_uid is null or h.owner_uid = ${ctx.actor.uid})`,
  since: sql`h.changed_at`,
  joins: sql`left join person u on u.uid = h.person_uid`,
  title: () => sql`h.subject`,
  context: () => sql`coalesce(nullif(${displayName('u')}, ''), nullif(h.guest_name, ''), h.guest_email)`,
  columns: sql`h.id`,
  verb: () => 'answer',
  link: ({ id }) => linkTo('/admin/support/request', { threadId: id }),
})
