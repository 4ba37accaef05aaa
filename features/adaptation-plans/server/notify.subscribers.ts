import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import type { PlanEvent } from '../domain/states.ts'

type Told = {
  project: string
  accelerator: string
  members: string[]
  tracker: string | null
  team: string[]
}

const codes = {
  AdaptationPlanCompleted: 'ADAPTATION_COMPLETED',
  AdaptationPlanReopened: 'ADAPTATION_REOPENED',
  AdaptationPlanWithdrawn: 'ADAPTATION_WITHDRAWN',
} as const satisfies Partial<Record<PlanEvent, string>>

const events: PlanEvent[] = [
  'AdaptationPlanAssigned',
  'AdaptationItemsDone',
  'AdaptationPlanCompleted',
  'AdaptationPlanReopened',
  'AdaptationPlanWithdrawn',
]

/** Notifies the team of its plan, and the tracker or accelerator when all items are done. */
export const notifyOfPlans = subscriber<{ project_track_id: number }>({
  name: 'adaptation-plans.notify',
  events,
  run: async ({ db }, event) => {
    const { project_track_id: id } = event.payload
    const { rows } = await sql<Told>`
      select p.name as project, a.name as accelerator, ${projectTeam(sql`p.id`)} as members,
        (select m.person_uid from accelerator_member m
          where m.accelerator_id = q.accelerator_id and m.person_uid = q.tracker_uid
            and m.role in ('TRC', 'TRC_TEAM') and not m.blocked limit 1) as tracker,
        ${acceleratorTeam(sql`q.accelerator_id`, ['ACC'])} as team
      from project_track q join project p on p.id = q.project_id join accelerator a on a.id = q.accelerator_id
      where q.id = ${id}`.execute(db)
    const [told] = rows
    if (!told) return
    const { project, accelerator, members, tracker, team } = told
    const about = {
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
      link: linkTo('/bch/view/my-acceleration-requests/initiator-details', { projectTrackId: id }),
    }
    if (event.name === 'AdaptationPlanAssigned')
      return notify(db, {
        ...about,
        code: 'ADAPTATION_ASSIGNED',
        params: { project, accelerator },
        recipients: members,
      })
    if (event.name === 'AdaptationItemsDone')
      return notify(db, {
        ...about,
        code: 'ADAPTATION_DONE',
        params: { project },
        recipients: tracker ? [tracker] : team,
      })
    return notify(db, {
      ...about,
      code: codes[event.name as keyof typeof codes],
      params: { project },
      recipients: members,
    })
  },
})
