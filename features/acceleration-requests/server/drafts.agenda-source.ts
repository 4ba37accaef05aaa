import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { applyUntilDay, draftJoins, draftTrouble } from './application-draft.repository.ts'

/** Unsent applications that the person can send: of projects they lead. */
export const draftSource = agendaSource<unknown, { id: number }>({
  name: 'application-drafts',
  kind: 'draft',
  menu: 'MyAccelerationRequests',
  list: { menu: 'MyAccelerationRequests', link: linkTo('/bch/view/my-acceleration-requests', {}) },
  reads: ['applicationDraft', 'accelerationRequest', 'project', 'programme'],
  of: ofNothing,
  authorize: portalPolicy.signIn,
  from: draftJoins,
  key: sql`d.id`,
  scope: ({ actor }) => sql`j.leader_uid = ${actor.uid} and ${draftTrouble} is null`,
  since: sql`d.created_at`,
  due: { day: applyUntilDay, zone: sql`a.time_zone` },
  title: () => sql`j.name`,
  context: () => sql`concat_ws(' · ', t.name, a.name)`,
  columns: sql`d.id`,
  verb: () => 'complete',
  link: ({ id }) => linkTo('/bch/view/my-acceleration-requests/application', { draftId: id }),
})
