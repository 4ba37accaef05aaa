import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import { projectMatches, projectsFoundBy } from '#features/projects'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { everyWord, hasWords, wordsOf } from '#platform/server/lists/search.ts'
import { foundPeople, isFoundPerson } from '#platform/server/search/person-search.ts'
import { wholeName } from '#platform/server/sql.ts'
import { type ReportSubject } from './report-subject.ts'
import { applicationsOf } from './work-report.ts'

/** Projects `p` that the accelerator works with or decides on, which it may therefore open (`projects.view`). */
export const hasApplication = (ctx: SignedIn, subject: ReportSubject): Sql =>
  sql`p.id in (select r.project_id from ${workRows.from} where ${applicationsOf(ctx, subject)}
    and r.status in ('NEW', 'ACCEPT'))`

/**
 * The index of people also covers contact details, which this report may withhold: of the people that it finds, those
 * remain whose name itself has the words.
 */
const isNamed = (typed: string): Sql => hasWords(wholeName('u'), typed)

/** Ids of team members, if each word is in the project or in the name: one after the other, each with its index. */
export const membersFoundBy = (typed: string): Sql =>
  sql.join(
    wordsOf(typed).map(
      (word) => sql`(select m.id from project_member m where m.project_id in (
          select id from (${projectsFoundBy(word)}) found (id))
        union select m.id from project_member m join person u on u.uid = m.person_uid
        where u.uid in (select uid from (${foundPeople(word)}) found (uid)) and ${isNamed(word)})`,
    ),
    sql` intersect `,
  )

/** The same condition for one member `m`, `u` of a project `p`. */
export const isFoundMember = (typed: string): Sql =>
  everyWord(
    typed,
    (word) => sql`(${projectMatches(word)}
      or (${isNamed(word)} and (select ${isFoundPerson(word)} from person p where p.uid = m.person_uid)))`,
  )
