import { sql } from 'kysely'
import { seesAllPeople, workRows } from '#features/acceleration-requests'
import { reviews } from '#features/overviews'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { narrowedBy, whereOf } from '#platform/server/lists/row-set.ts'
import type { Figure } from '../domain/figure-rows.ts'
import { projectsOfTask, isFilled } from './asked-task.ts'
import { answered, commentsOnTasks, daysToDecide, ofPlace, orderedReviews } from './decisions.sql.ts'
import { applicationColumns, figureColumns } from './figure-columns.sql.ts'
import type { FigureSubject } from './figure-subject.ts'
import { selectionsOf } from './question-work.sql.ts'
import { staffUids } from './staff.sql.ts'
import { applicationsOf, appliedInPeriod } from './work-report.ts'

/**
 * Whether a person is the requested one, or one of those that the total is about; a tracker sees only themselves. Only
 * people who work for the accelerator or did, like the reports: comments and messages of the projects' teams are nobody's
 * figure.
 */
const isAsked = ({ actor }: SignedIn, subject: FigureSubject, person: Sql): Sql => {
  const { personUid, people = 'CURATORS' } = subject.parameters
  return sql.join(
    [
      sql`${person} in (${staffUids(subject, people)})`,
      ...(seesAllPeople(actor, subject) ? [] : [sql`${person} = ${actor.uid}`]),
      ...(personUid === undefined ? [] : [sql`${person} = ${personUid}`]),
    ],
    sql` and `,
  )
}

/** Tasks `w` with their application `r`, also those of earlier tracks. */
const workOfTask = sql`left join project_track q on q.id = w.project_track_id left join ${workRows.from} on r.id = q.application_id`

/** The project's name, for sorting; empty for decisions on deleted tasks. */
const named = { ...applicationColumns, name: sql`coalesce(lower(r.project_name), '')` }

const peopleIn = (from: Sql, uid: Sql, where: Sql): Sql =>
  sql`select ${figureColumns({
    key: sql`h.uid`,
    name: sql`lower(h.last_name)`,
    person: sql`h.uid`,
  })} from person h where h.uid in (select ${uid} from ${from} where ${where})`

type Rows = (ctx: SignedIn, subject: FigureSubject) => Sql

const ofProjects = (ctx: SignedIn, subject: FigureSubject, condition: Sql): Sql =>
  sql`select ${figureColumns({
    key: sql`p.id`,
    project: sql`p.id`,
    name: sql`lower(p.name)`,
  })} from project p where p.id in (${projectsOfTask(ctx, subject)}) and ${condition}`

/** The rows behind numbers of people's actions, and of the answers of projects. */
export const rowsOfPeople = {
  DECISIONS: (ctx, subject) => {
    const { from, to, decision } = subject.parameters
    return sql`select ${figureColumns({
      key: sql`e.id`,
      ...named,
      task: sql`w.id`,
      person: sql`e.actor_uid`,
      state: sql`null::text`,
      decision: sql`e.action`,
      at: sql`e.at`,
      days: sql`d.days`,
    })} from ${reviews.from} ${daysToDecide} left join project_trackpoint w on w.id = e.subject_id::bigint ${workOfTask}
      where ${whereOf(reviews, ctx, subject, { from, to, decision })}
        and ${ofPlace(subject, sql`e.subject_id::bigint`)} and ${isAsked(ctx, subject, sql`e.actor_uid`)}`
  },
  COMMENTS: (ctx, subject) =>
    sql`select ${figureColumns({
      key: sql`c.id`,
      ...named,
      task: sql`w.id`,
      person: sql`c.author_uid`,
      state: sql`null::text`,
      at: sql`c.created_at`,
    })} from ${commentsOnTasks(subject, isAsked(ctx, subject, sql`c.author_uid`))} ${workOfTask}`,
  ANSWERS: (ctx, subject) =>
    sql`select ${figureColumns({
      key: sql`(m.sender_uid, m.reply_to_id)::text`,
      person: sql`m.sender_uid`,
      at: sql`min(m.created_at)`,
    })} from ${answered(subject, isAsked(ctx, subject, sql`m.sender_uid`))} group by m.sender_uid, m.reply_to_id`,
  DECIDED: (ctx, subject) => {
    const { from, to } = subject.parameters
    return sql`select ${figureColumns({
      key: sql`r.id`,
      ...applicationColumns,
      person: sql`r.decided_by`,
      at: sql`r.decided_at`,
    })} from ${workRows.from} where ${applicationsOf(ctx, subject)} and r.decided_by is not null
      and ${narrowedBy(workRows, ctx, subject, { decidedFrom: from, decidedTo: to })}
      and ${isAsked(ctx, subject, sql`r.decided_by`)}`
  },
  ORDERED: (ctx, subject) => sql`select ${figureColumns({
    key: sql`j.id`,
    ...named,
    task: sql`w.id`,
    person: sql`j.client_uid`,
    state: sql`null::text`,
    at: sql`j.created_at`,
  })} from ${orderedReviews(ctx, subject, isAsked(ctx, subject, sql`j.client_uid`))}
    join project_trackpoint w on w.id = j.task_id ${workOfTask}`,
  ASKED: (ctx, subject) => ofProjects(ctx, subject, sql`true`),
  FILLED: (ctx, subject) =>
    ofProjects(ctx, subject, isFilled(sql`p.id`, sql`${subject.parameters.elementCode ?? ''}`)),
  SELECTIONS: (_ctx, subject) =>
    sql`select ${figureColumns({
      key: sql`k.id`,
      name: sql`lower(k.name)`,
      track: sql`t.id`,
      taskName: sql`k.name`,
    })} from ${selectionsOf(subject, sql`${subject.parameters.elementCode ?? ''}::text`)}`,
  TRACKERS: (ctx, subject) => peopleIn(workRows.from, sql`r.tracker_uid`, appliedInPeriod(ctx, subject)),
  EXPERTS: (ctx, subject) => peopleIn(orderedReviews(ctx, subject), sql`j.expert_uid`, sql`true`),
} satisfies Partial<Record<Figure, Rows>>
