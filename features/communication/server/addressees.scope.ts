import { sql, type RawBuilder } from 'kysely'

const staff = sql`('ACC', 'TRC_TEAM')`
const trackers = sql`('TRC', 'TRC_TEAM')`

/** Projects with their mentors, as rows of `project_id` and `uid`: those who accompany the team, or have a meeting with it. */
const mentored = sql`(
  select w.project_id, n.person_uid as uid from project_mentor w join mentor n on n.id = w.mentor_id
    join counted_membership k on k.person_uid = n.person_uid and k.accelerator_id = w.accelerator_id and k.role = 'MNT'
    where w.status = 'AGREED'
  union select g.project_id, n.person_uid from mentor_meeting g join office_hours o on o.id = g.hours_id
    join mentor n on n.id = g.mentor_id
    join counted_membership k on k.person_uid = n.person_uid and k.accelerator_id = o.accelerator_id and k.role = 'MNT'
    where g.status in ('BOOKED', 'HELD'))`

/** People closely related to a person, as rows of `uid`: a few hundred at most. */
const nearPeople = (me: string): RawBuilder<unknown> => sql`
  select b.person_uid as uid from project_member a join project_member b using (project_id)
    where a.person_uid = ${me}
  union all select h.person_uid from project_member a join project_track t using (project_id)
    join counted_membership h on h.accelerator_id = t.accelerator_id
    where a.person_uid = ${me} and (h.role in ${staff} or (h.role in ${trackers} and h.person_uid = t.tracker_uid))
  union all select b.person_uid from counted_membership a join counted_membership b using (accelerator_id)
    where a.person_uid = ${me}
  union all select m.person_uid from project_track t join project_member m using (project_id)
    join counted_membership h on h.accelerator_id = t.accelerator_id and h.person_uid = t.tracker_uid
    where t.tracker_uid = ${me} and h.role in ${trackers}
  union all select w.uid from project_member a join ${mentored} w using (project_id)
    where a.person_uid = ${me}
  union all select m.person_uid from ${mentored} w join project_member m using (project_id)
    where w.uid = ${me}
  union all select m.person_uid from open_data_room d join project_member m using (project_id)
    where d.requester_uid = ${me}
  union all select d.requester_uid from project_member a join open_data_room d using (project_id)
    where a.person_uid = ${me}`

/** Teams of the projects on the person's accelerator's tracks, of which there may be a hundred thousand. */
const ledPeople = (me: string): RawBuilder<unknown> => sql`
  select m.person_uid as uid from counted_membership h join project_track t using (accelerator_id)
    join project_member m using (project_id) where h.person_uid = ${me} and h.role in ${staff}`

/**
 * Whether person `u` is in a project on a track of the accelerator that `me` works for; evaluated per row, by index.
 */
const isLedPerson = (me: string): RawBuilder<boolean> => sql`exists (
  select from project_member m join project_track t using (project_id)
    join counted_membership h on h.accelerator_id = t.accelerator_id
    where m.person_uid = u.uid and h.person_uid = ${me} and h.role in ${staff})`

/** Whether person `u` is an investor with a public profile, who accepts messages from accelerator teams (spec 6). */
const isReachedInvestor = (me: string): RawBuilder<boolean> => sql`(u.card_published
  and exists (select from person_role r where r.person_uid = u.uid and r.role = 'INV')
  and exists (select from counted_membership h where h.person_uid = ${me} and h.role in ${staff}))`

/** Whether person `u` is related to `me`, or an investor they may write to. */
export const worksWith = (me: string): RawBuilder<boolean> =>
  sql`(u.uid in (${nearPeople(me)}) or ${isLedPerson(me)} or ${isReachedInvestor(me)})`

/**
 * Maximum number of people compared in a search. The word index finds names quickly, but a common one has hundreds of
 * thousands of matches that are slow to check; closely related people are always included.
 */
const maxHits = 2000

/** Uses an array, so that the subquery is evaluated once, whatever the planner estimates. */
const isAnyOf = (key: RawBuilder<unknown>, question: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${key} = any(array(${question}))`

const hits = (table: 'person' | 'project', typed: string): RawBuilder<unknown> => sql`
  select hit.* from ${sql.table(table)} hit where hit.words @@ (select search_query(${typed})) limit ${sql.lit(maxHits)}`

/** Condition for the people whose names are compared with the text: related ones, or all. */
export const isSoughtPerson = (me: string, typed: string, all: boolean): RawBuilder<boolean> =>
  isAnyOf(
    sql`u.uid`,
    all
      ? sql`select found.uid from (${hits('person', typed)}) found`
      : sql`${nearPeople(me)} union all select u.uid from (${hits('person', typed)}) u where ${isLedPerson(me)}
          or ${isReachedInvestor(me)}`,
  )

/** Condition for the closest people, without a search text. */
export const nearestPeople = (me: string, limit: number): RawBuilder<boolean> =>
  isAnyOf(
    sql`u.uid`,
    sql`select uid from (${nearPeople(me)}) near
      union all select uid from (${ledPeople(me)} limit ${sql.lit(limit)}) led`,
  )

/** Condition for the projects whose names are compared with the text: related ones, or all. */
export const isSoughtProject = (me: string, typed: string, all: boolean): RawBuilder<boolean> =>
  isAnyOf(
    sql`p.id`,
    all
      ? sql`select found.id from (${hits('project', typed)}) found`
      : sql`select m.project_id from project_member m where m.person_uid = ${me}
          union all select own.project_id from project_track own where own.tracker_uid = ${me}
            and ${worksOn(me, sql`own.project_id`)}
          union all select w.project_id from ${mentored} w where w.uid = ${me}
          union all select p.id from (${hits('project', typed)}) p where ${worksOn(me)}`,
  )

/**
 * Whether project `p` is one that the person works on, tracks, mentors, runs the track of, or may view the data of as an
 * investor.
 */
export const worksOn = (me: string, id = sql`p.id`): RawBuilder<boolean> => sql`
  (exists (select from project_member m where m.project_id = ${id} and m.person_uid = ${me}) or exists (
    select from project_track t join counted_membership h on h.accelerator_id = t.accelerator_id
      where t.project_id = ${id} and h.person_uid = ${me}
        and (h.role in ${staff} or (h.role in ${trackers} and t.tracker_uid = ${me})))
  or exists (select from ${mentored} w where w.project_id = ${id} and w.uid = ${me})
  or exists (select from open_data_room d where d.project_id = ${id} and d.requester_uid = ${me}))`

/** Condition for the closest projects, without a search text. */
export const nearestProjects = (me: string, limit: number): RawBuilder<boolean> =>
  isAnyOf(
    sql`p.id`,
    sql`select m.project_id from project_member m where m.person_uid = ${me}
      union all select w.project_id from ${mentored} w where w.uid = ${me}
      union all select id from (select t.project_id as id from counted_membership h
        join project_track t using (accelerator_id)
        where h.person_uid = ${me} and (h.role in ${staff} or (h.role in ${trackers} and t.tracker_uid = ${me}))
        limit ${sql.lit(limit)}) led`,
  )

/**
 * Whether accelerator `a` is the person's own, or runs a track of one of their projects; investors may write to all.
 */
export const worksAt = (me: string): RawBuilder<boolean> => sql`
  (a.id in (select h.accelerator_id from counted_membership h where h.person_uid = ${me}
    union all select t.accelerator_id from project_member m join project_track t using (project_id)
      where m.person_uid = ${me})
  or exists (select from person_role r where r.person_uid = ${me} and r.role = 'INV'))`

/** Whether person `u` tracks a project of `me`. */
export const tracks = (me: string): RawBuilder<boolean> => sql`
  exists (select from project_track t join project_member m using (project_id)
    where t.tracker_uid = u.uid and m.person_uid = ${me} and u.uid <> ${me})`
