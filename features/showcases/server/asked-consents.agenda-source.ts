import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { agendaSource } from '#platform/server/agenda/agenda-source.ts'
import { ofNothing } from '#platform/server/ask-sources.ts'
import { displayName } from '#platform/server/sql.ts'
import { works } from './publication.repository.ts'

/** Requests for consent to publication that await the person's answer. */
export const askedConsentSource = agendaSource<unknown, { projectId: number }>({
  name: 'asked-publication-consents',
  kind: 'publicationConsent',
  menu: 'MyProjects',
  list: null,
  reads: ['publication', 'project', 'projectTeam'],
  of: ofNothing,
  authorize: portalPolicy.beThemselves,
  from: sql`publication_consent_request x join project p on p.id = x.project_id and p.leader_uid = x.leader_uid`,
  key: sql`x.id`,
  scope: ({ actor }) => sql`x.leader_uid = ${actor.uid} and x.declined_at is null
    and not exists (select from publication_consent c where c.project_id = x.project_id
      and c.accelerator_id = x.accelerator_id and (c.withdrawn_at is null or c.withdrawn_at > x.asked_at))
    and ${works(sql`x.accelerator_id`)}`,
  since: sql`x.asked_at`,
  joins: sql`join accelerator a on a.id = x.accelerator_id join person u on u.uid = x.asked_by`,
  title: () => sql`p.name`,
  context: () => sql`concat_ws(' · ', a.name, ${displayName('u')})`,
  columns: sql`x.project_id as "projectId"`,
  verb: () => 'answer',
  link: ({ projectId }) => linkTo('/bch/view/my-projects/edit', { projectId, tab: 'showcases' }),
})
