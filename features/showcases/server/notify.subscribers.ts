import { sql } from 'kysely'
import { noticeSubscriber, noticesOf } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { notices } from '../domain/showcases.notices.ts'

type Payload = { id: number; projectId: number; withdrawn: boolean }

type Audience = { project: string; accelerator: string; members: string[]; team: string[] }

/**
 * Notifies a project's team that it was published in a showcase or unpublished, and its accelerator that the leader
 * withdrew consent.
 */
export const publicationChanged = noticeSubscriber({
  name: 'showcases.publication-notify',
  notices: noticesOf(notices, 'PROJECT_PUBLICATION', 'PROJECT_UNPUBLICATION'),
  read: ({ payload, acceleratorId }: RaisedEvent<Payload>) => sql<Audience>`
    select p.name as project, a.name as accelerator, ${projectTeam(sql`p.id`)} as members,
      ${acceleratorTeam(sql`a.id`, ['ACC'])} as team
    from project p join accelerator a on a.id = ${acceleratorId} where p.id = ${payload.projectId}`,
  people: {
    projectTeam: ({ members }) => members,
    accelerator: ({ team }, { payload }) => (payload.withdrawn ? team : []),
  },
  link: (_audience, { to, event: { payload } }) =>
    to === 'projectTeam'
      ? linkTo('/bch/view/my-projects/edit', { projectId: payload.projectId, tab: 'showcases' })
      : linkTo('/bch/view/project-details', { id: payload.projectId }),
})
