import { sql } from 'kysely'
import { draftNotice } from '#features/communication'
import { isOpenReview } from '#features/participations'
import type { DeadlineSource } from '#features/reminders'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import { clientsOfJob } from './clients-of-job.ts'
import { barred, isWorkAllowed, makesReviewer, workOfJob } from './expert-job.sql.ts'
import { projectForExpert } from './veil.ts'

/**
 * Due dates of orders that experts accepted or have not answered. An accelerator’s own rules apply to its own orders;
 * those of investors and mentors follow the portal’s.
 */
export const reviewDeadlines: DeadlineSource = {
  kind: 'REVIEW',
  object: sql`'review:' || j.id`,
  dueOn: sql`j.due_on`,
  about: sql`k.name`,
  project: sql`p.name`,
  shown: projectForExpert,
  person: nameInSentence('x'),
  assigned: sql`case when exists (select from counted_membership h where h.accelerator_id = j.accelerator_id
    and h.person_uid = j.expert_uid and h.role = 'EXP') and not ${barred} then array[j.expert_uid] else '{}'::uuid[] end`,
  clients: clientsOfJob,
  since: sql`coalesce(j.due_changed_at, j.created_at)`,
  // A worker of the previous version remembers here what it has sent; the line goes with the column.
  sentDays: sql`-j.reminded_days`,
  // The project's team must not learn who its reviewers are, nor one reviewer what others review.
  barred: sql`array(select m.person_uid from project_member m where m.project_id = j.project_id
    union select o.expert_uid from expert_job o where o.task_id = j.task_id and ${makesReviewer})`,
  isOwn: sql`(j.requester_uid is null)`,
  thingId: sql`j.id`,
  from: sql`expert_job j ${workOfJob} join trackpoint k on k.id = w.trackpoint_id join person x on x.uid = j.expert_uid`,
  where: sql`j.accelerator_id = a.id and ${isOpenReview} and j.due_on is not null
    and ${isWorkAllowed}`,
  portalRules: [
    { days: -3, audiences: ['ASSIGNED'] },
    { days: -1, audiences: ['ASSIGNED'] },
    { days: 0, audiences: ['ASSIGNED'] },
    { days: 1, audiences: ['CLIENT'] },
  ],
  notices: ({ project, shown, about, person, until, isLate, thingId, assigned, clients, others }) => {
    const facts = { project, task: about, person, day: until }
    const link = linkTo('/bch/view/expert-job/details', { expertJobId: thingId })
    return [
      draftNotice({
        code: 'EXPERT_JOB_DUE',
        params: { project: shown, task: about, day: until },
        recipients: assigned,
        link: linkTo('/bch/view/expert-job-order/details', { expertJobId: thingId }),
      }),
      isLate
        ? draftNotice({ code: 'EXPERT_JOB_LATE', params: facts, recipients: clients, link })
        : draftNotice({ code: 'EXPERT_REVIEW_DUE', params: facts, recipients: clients, link }),
      draftNotice({
        code: 'EXPERT_REVIEW_DUE',
        params: facts,
        recipients: others.filter((uid) => !clients.includes(uid)),
        link,
      }),
    ]
  },
}
