import { sql } from 'kysely'
import { noticeSubscriber } from '#features/communication'
import { cutAtWord } from '#platform/domain/cut-text.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { remarkNotices } from '../domain/participations.notices.ts'
import type { TaskState } from '../domain/states.ts'
import { trackerMayReview } from './task-facts.sql.ts'

/** `id` is the review comment's own, or that of the task if somebody answers one (`remarkId`). */
type Payload = { id: number; remarkId?: number; comment?: string }

type Told = {
  remarkId: number
  taskId: number
  projectTrackId: number
  project: string
  task: string
  reviewComment: string
  comment: string
  state: TaskState
  members: string[]
  reviewers: string[]
}

/** Enough of a review comment to know which one is meant, in characters. */
const remarkLength = 200

const readRemark = async (
  { name, payload: { id, remarkId, comment = '' } }: RaisedEvent<Payload>,
  db: Db,
): Promise<Told | undefined> => {
  const about = name === 'TaskCommented' ? remarkId : id
  if (about === undefined) return undefined
  const { rows } = await sql<Told>`
    select c.id as "remarkId", w.id as "taskId", q.id as "projectTrackId", p.name as project, k.name as task,
      c.body as "reviewComment", ${comment}::text as comment, w.state, ${projectTeam(sql`p.id`)} as members,
      case when ${trackerMayReview} then array[q.tracker_uid] else ${acceleratorTeam(sql`q.accelerator_id`, ['ACC'])} end
        as reviewers
    from task_comment c join project_trackpoint w on w.id = c.task_id join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
    where c.id = ${about} and c.remark_status is not null`.execute(db)
  const [facts] = rows
  return facts && { ...facts, reviewComment: cutAtWord(facts.reviewComment, remarkLength) }
}

/** Notifies the other side of an answer to a review comment, and the team of one that is open again. */
export const notifyOfRemarks = noticeSubscriber({
  name: 'participations.notify-remarks',
  notices: remarkNotices,
  together: true,
  read: readRemark,
  // While the team works on the task, it is on their agenda with its open comments; a handed-in one is not.
  when: { REMARK_REOPENED: ({ state }) => state === 'DONE_CODE' },
  people: { projectTeam: ({ members }) => members, reviewer: ({ reviewers }) => reviewers },
  link: ({ projectTrackId, taskId, remarkId }) =>
    linkTo('/bch/view/my-acceleration-requests/initiator-details', {
      projectTrackId,
      taskId,
      remark: remarkId,
    }),
})
