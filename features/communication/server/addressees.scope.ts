import { sql, type RawBuilder } from 'kysely'

const staff = sql`('ACC', 'TRC_TEAM')`
const trackers = sql`('TRC', 'TRC_TEAM')`

/** Whom a person works with, near ones, as rows of `uid`: a few hundred at most. */
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
  union all select m.person_uid from open_data_room d join project_member m using (project_id)
    where d.requester_uid = ${me}
  union all select d.requester_uid from project_member a join open_data_room d using (project_id)
    where a.person_uid = ${me}`

/** Teams of the projects on the tracks that a person leads: an accelerator has a hundred thousand of them. */
const ledPeople = (me: string): RawBuilder<unknown> => sql`
  select m.person_uid as uid from counted_membership h join project_track t using (accelerator_id)
    join project_member m using (project_id) where h.person_uid = ${me} and h.role in ${staff}`

/** Whether somebody leads the track of a project of the person of row `u`: asked of one at a time, by the indexes of both. */
const isLedPerson = (me: string): RawBuilder<boolean> => sql`exists (
  select from project_member m join project_track t using (project_id)
    join counted_membership h on h.accelerator_id = t.accelerator_id
    where m.person_uid = u.uid and h.person_uid = ${me} and h.role in ${staff})`

/** Whether the person of row `u` is an investor with a published card, to whom teams of accelerators write (spec 6). */
const isReachedInvestor = (me: string): RawBuilder<boolean> => sql`(u.card_published
  and exists (select from person_role r where r.person_uid = u.uid and r.role = 'INV')
  and exists (select from counted_membership h where h.person_uid = ${me} and h.role in ${staff}))`

/** Whether the person of row `u` works with somebody, or is an investor whom they may write to. */
export const worksWith = (me: string): RawBuilder<boolean> =>
  sql`(u.uid in (${nearPeople(me)}) or ${isLedPerson(me)} or ${isReachedInvestor(me)})`

/**
 * People among whom a text is looked for. Names are met by the index of words, but a common one is hundreds of thousands of
 * people, and each costs more to compare than to find: of them so many are looked at, near ones always.
 */
const mostHits = 2000

/** Among what a question answers: it is asked once, whatever the database thinks of how much that is. */
const isAnyOf = (key: RawBuilder<unknown>, question: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${key} = any(array(${question}))`

const hits = (table: 'person' | 'project', typed: string): RawBuilder<unknown> => sql`
  select hit.* from ${sql.table(table)} hit where hit.words @@ (select search_query(${typed})) limit ${sql.lit(mostHits)}`

/** Whether a text is looked for in the name of row `u`: whom somebody works with, or of everybody. */
export const isSoughtPerson = (me: string, typed: string, all: boolean): RawBuilder<boolean> =>
  isAnyOf(
    sql`u.uid`,
    all
      ? sql`select found.uid from (${hits('person', typed)}) found`
      : sql`${nearPeople(me)} union all select u.uid from (${hits('person', typed)}) u where ${isLedPerson(me)}
          or ${isReachedInvestor(me)}`,
  )

/** The nearest of whom a person works with, while nothing is typed. */
export const nearestPeople = (me: string, most: number): RawBuilder<boolean> =>
  isAnyOf(
    sql`u.uid`,
    sql`select uid from (${nearPeople(me)}) near
      union all select uid from (${ledPeople(me)} limit ${sql.lit(most)}) led`,
  )

/** Whether a text is looked for in the name of the project of row `p`, likewise. */
export const isSoughtProject = (me: string, typed: string, all: boolean): RawBuilder<boolean> =>
  isAnyOf(
    sql`p.id`,
    all
      ? sql`select found.id from (${hits('project', typed)}) found`
      : sql`select m.project_id from project_member m where m.person_uid = ${me}
          union all select own.project_id from project_track own where own.tracker_uid = ${me}
            and ${worksOn(me, sql`own.project_id`)}
          union all select p.id from (${hits('project', typed)}) p where ${worksOn(me)}`,
  )

/** Whether the project of row `p` is one that somebody works on, tracks, leads the track of, or is shown the data of as an investor. */
export const worksOn = (me: string, id = sql`p.id`): RawBuilder<boolean> => sql`
  (exists (select from project_member m where m.project_id = ${id} and m.person_uid = ${me}) or exists (
    select from project_track t join counted_membership h on h.accelerator_id = t.accelerator_id
      where t.project_id = ${id} and h.person_uid = ${me}
        and (h.role in ${staff} or (h.role in ${trackers} and t.tracker_uid = ${me})))
  or exists (select from open_data_room d where d.project_id = ${id} and d.requester_uid = ${me}))`

/** The nearest of these projects, while nothing is typed. */
export const nearestProjects = (me: string, most: number): RawBuilder<boolean> =>
  isAnyOf(
    sql`p.id`,
    sql`select m.project_id from project_member m where m.person_uid = ${me}
      union all select id from (select t.project_id as id from counted_membership h
        join project_track t using (accelerator_id)
        where h.person_uid = ${me} and (h.role in ${staff} or (h.role in ${trackers} and t.tracker_uid = ${me}))
        limit ${sql.lit(most)}) led`,
  )

/** Whether the accelerator of row `a` is one that somebody belongs to, or on whose track a project of theirs is; investors write to all. */
export const worksAt = (me: string): RawBuilder<boolean> => sql`
  (a.id in (select h.accelerator_id from counted_membership h where h.person_uid = ${me}
    union all select t.accelerator_id from project_member m join project_track t using (project_id)
      where m.person_uid = ${me})
  or exists (select from person_role r where r.person_uid = ${me} and r.role = 'INV'))`

/** Whether the person of row `u` tracks a project of somebody. */
export const tracks = (me: string): RawBuilder<boolean> => sql`
  exists (select from project_track t join project_member m using (project_id)
    where t.tracker_uid = u.uid and m.person_uid = ${me} and u.uid <> ${me})`
