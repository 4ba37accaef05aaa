import { sql, type RawBuilder } from 'kysely'

/** The consent that an invitation of its kind needs (spec 6). */
export type InviteConsent = 'invite_to_projects' | 'invite_to_accelerators'

/** Whether somebody over `u` may be sent an invitation now. */
export const letsInvite = (consent: InviteConsent): RawBuilder<boolean> =>
  sql<boolean>`(u.status = 'A' and u.erased_at is null and ${sql.ref(`u.${consent}`)})`

/** Whether the caller may find somebody over `u` by name: a card published for more than investing, or a team in common. */
export const foundInDirectory = (callerUid: string): RawBuilder<boolean> => sql<boolean>`(
  u.uid in (select person_uid from published_card where not investor_only)
  or u.uid in (
    select m.person_uid from project_member m
      where m.project_id in (select project_id from project_member where person_uid = ${callerUid})
    union select m.person_uid from counted_membership m
      where m.accelerator_id in (select accelerator_id from counted_membership where person_uid = ${callerUid})))`

/** Whether the person over `u` lets the invitation over `i` reach them. */
export const reaches = sql<boolean>`case when i.project_id is null then ${letsInvite('invite_to_accelerators')}
  else ${letsInvite('invite_to_projects')} end`
