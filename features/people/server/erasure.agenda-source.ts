import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { displayName } from '#platform/server/sql.ts'
import { erasureRequests, type ErasureFacts } from '../domain/erasure-request.policy.ts'

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
  from: sql`erasure_request e`,
  key: sql`e.id`,
  scope: ({ actor }) => sql`e.status = 'ASKED' and e.person_uid <> ${actor.uid}`,
  since: sql`e.created_at`,
  joins: sql`join person p on p.uid = e.person_uid`,
  title: () => displayName('p'),
  context: () => sql`p.email`,
  note: sql`e.comment`,
  columns: sql`1`,
  verb: () => 'decide',
  link: () => erasureTab,
})
