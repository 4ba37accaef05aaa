import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { publicationEvents } from '../domain/events.ts'

type Audience = { project: string; accelerator: string; members: string[]; team: string[] }

/**
 * Notifies a project's team that it was published in a showcase or unpublished, and its accelerator that the leader
 * withdrew consent.
 */
export const publicationChanged = subscriber<{ id: number; projectId: number; withdrawn: boolean }>({
  name: 'showcases.publication-notify',
  events: publicationEvents,
  run: async ({ db }, event) => {
    const { projectId, withdrawn } = event.payload
    const { rows } = await sql<Audience>`
      select p.name as project, a.name as accelerator, ${projectTeam(sql`p.id`)} as members,
        ${acceleratorTeam(sql`a.id`, ['ACC'])} as team
      from project p join accelerator a on a.id = ${event.acceleratorId} where p.id = ${projectId}`.execute(
      db,
    )
    if (!rows[0]) return
    const { project, accelerator, members, team } = rows[0]
    const notice = {
      eventId: event.id,
      code:
        event.name === 'ProjectPublished'
          ? ('PROJECT_PUBLICATION' as const)
          : ('PROJECT_UNPUBLICATION' as const),
      params: { project, accelerator },
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    }
    await notify(db, {
      ...notice,
      recipients: members.filter((uid) => uid !== event.actorUid),
      link: linkTo('/bch/view/my-projects/edit', { projectId, tab: 'showcases' }),
    })
    if (!withdrawn) return
    await notify(db, {
      ...notice,
      recipients: team.filter((uid) => !members.includes(uid)),
      link: linkTo('/bch/view/project-details', { id: projectId }),
    })
  },
})
