import { sql, type RawBuilder } from 'kysely'
import { hasWords } from '#platform/server/lists/search.ts'
import { wholeName } from '#platform/server/sql.ts'

/** Column of the consent that this kind of invitation needs (spec 6). */
export type InviteConsent = 'invite_to_projects' | 'invite_to_accelerators'

/** Whether an invitation may be sent to person `u`. */
export const letsInvite = (consent: InviteConsent): RawBuilder<boolean> =>
  sql<boolean>`(u.status = 'A' and u.erased_at is null and ${sql.ref(`u.${consent}`)})`

/** People who share a team with the caller. */
const teammates = (callerUid: string): RawBuilder<unknown> => sql`
  select m.person_uid from project_member m
    where m.project_id in (select project_id from project_member where person_uid = ${callerUid})
  union select m.person_uid from counted_membership m
    where m.accelerator_id in (select accelerator_id from counted_membership where person_uid = ${callerUid})`

/**
 * Whether the caller may find person `u` by name: through a published profile that is not only for investors, or a
 * shared team.
 */
export const foundInDirectory = (callerUid: string): RawBuilder<boolean> => sql<boolean>`(
  u.uid in (select person_uid from published_card where not investor_only)
  or u.uid in (${teammates(callerUid)}))`

/** Search text of person `m` without a visible profile: name, competencies and industries. */
const ownSearchText = sql`concat_ws(' ', ${wholeName('m')}, (
  select string_agg(v.name_ru || ' ' || v.name_en, ' ') from (
    select value_id from person_competency c where c.person_uid = m.uid
    union all select value_id from person_industry c where c.person_uid = m.uid) c join dictionary_value v on v.id = c.value_id))`

/**
 * People who match the typed words: by the whole profile, teammates by name and expertise. Visibility is checked for
 * matches only, because checking everybody is slow.
 */
export const foundInDirectoryBy = (
  callerUid: string,
  typed: string,
): RawBuilder<boolean> => sql<boolean>`u.uid in (
  select c.person_uid from card_words c cross join lateral (
      select p.investor_only from published_card p where p.person_uid = c.person_uid offset 0) p
    where ${hasWords(sql`c.said`, typed, sql`c.words`)} and not p.investor_only
  union select m.uid from person m where m.uid in (${teammates(callerUid)}) and ${hasWords(ownSearchText, typed)})`

/** Whether person `u` accepts invitations of the kind of `i`. */
export const reaches = sql<boolean>`case when i.project_id is null then ${letsInvite('invite_to_accelerators')}
  else ${letsInvite('invite_to_projects')} end`
