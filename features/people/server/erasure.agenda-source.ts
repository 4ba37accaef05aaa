import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { displayName } from '#platform/server/sql.ts'
import { erasureRequests, type ErasureFacts } from '../domain/erasure-request.machine.ts'
import { allErasures } from './erasure.row-set.ts'

const erasureTab = linkTo('/admin/people', { tab: 'erasure' })

/** Other people's requests to be erased. */
export const erasureSource = agendaSource<ErasureFacts, object>({
  name: 'erasures',
  kind: 'erasure',
  menu: 'AdminPeople',
  list: { menu: 'AdminPeople', link: erasureTab },
  reads: ['person'],
  of: () => ({ personUid: '', obstacles: [] }),
  authorize: erasureRequests.decide,
  ...allErasures,
  scope: (ctx) =>
    sql`${whereOf(allErasures, ctx, null, { status: ['ASKED'] })} and e.person_uid <> ${ctx.actor.uid}`,
  since: sql`e.created_at`,
  title: () => displayName('p'),
  context: () => sql`p.email`,
  note: sql`e.comment`,
  columns: sql`1`,
  verb: () => 'decide',
  link: () => erasureTab,
})
