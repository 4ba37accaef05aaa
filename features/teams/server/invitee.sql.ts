import { sql, type RawBuilder } from 'kysely'
import { hasWords } from '#platform/server/lists/search.ts'
import { wholeName } from '#platform/server/sql.ts'

/** The consent that an invitation of its kind needs (spec 6). */
export type InviteConsent = 'invite_to_projects' | 'invite_to_accelerators'

/** Whether somebody over `u` may be sent an invitation now. */
export const letsInvite = (consent: InviteConsent): RawBuilder<boolean> =>
  sql<boolean>`(u.status = 'A' and u.erased_at is null and ${sql.ref(`u.${consent}`)})`

/** Who is in a team with the caller. */
const teammates = (callerUid: string): RawBuilder<unknown> => sql`
  select m.person_uid from project_member m
    where m.project_id in (select project_id from project_member where person_uid = ${callerUid})
  union select m.person_uid from counted_membership m
    where m.accelerator_id in (select accelerator_id from counted_membership where person_uid = ${callerUid})`

/** Whether the caller may find somebody over `u` by name: a card published for more than investing, or a team in common. */
export const foundInDirectory = (callerUid: string): RawBuilder<boolean> => sql<boolean>`(
  u.uid in (select person_uid from published_card where not investor_only)
  or u.uid in (${teammates(callerUid)}))`

/** What a person over `m` who has no card to be read is found by: the name, competencies and industries. */
const ownWords = sql`concat_ws(' ', ${wholeName('m')}, (
  select string_agg(v.name_ru || ' ' || v.name_en, ' ') from (
    select value_id from person_competency c where c.person_uid = m.uid
    union all select value_id from person_industry c where c.person_uid = m.uid) c join dictionary_value v on v.id = c.value_id))`

/**
 * Those whom the caller may find by what was typed: by all that a card says, and teammates by what they are called and good
 * at. For whom a card is published is asked of those found, not of all.
 */
export const foundInDirectoryBy = (
  callerUid: string,
  typed: string,
): RawBuilder<boolean> => sql<boolean>`u.uid in (
  select c.person_uid from card_words c cross join lateral (
      select p.investor_only from published_card p where p.person_uid = c.person_uid offset 0) p
    where ${hasWords(sql`c.said`, typed, sql`c.words`)} and not p.investor_only
  union select m.uid from person m where m.uid in (${teammates(callerUid)}) and ${hasWords(ownWords, typed)})`

/** Whether the person over `u` lets the invitation over `i` reach them. */
export const reaches = sql<boolean>`case when i.project_id is null then ${letsInvite('invite_to_accelerators')}
  else ${letsInvite('invite_to_projects')} end`
