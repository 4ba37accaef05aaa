import { sql } from 'kysely'
import { nameInSentence } from '#platform/server/sql.ts'

/** The client's name for the expert of the job `j`: the accelerator `a`, or a person. */
export const clientName = sql<string>`(case when j.requester_uid is null then a.name else (
  select ${nameInSentence('s')} from person s where s.uid = j.requester_uid) end)`

/** The requester of the job `j` may still read it: the list condition of `expertJobs` for a requester. */
export const requesterStays = sql<boolean>`exists (
  select from person s where s.uid = j.requester_uid and s.status = 'A'
    and not exists (select from project_member m where m.project_id = j.project_id and m.person_uid = s.uid)
    and (exists (select from person_role r where r.person_uid = s.uid and r.role = 'INV')
      or exists (select from counted_membership h where h.accelerator_id = j.accelerator_id and h.person_uid = s.uid
        and h.role in ('MNT', 'ACC', 'TRC_TEAM'))))`

/**
 * Administrators of the accelerator of the job `j` who do not work in the project `p`: notified of others' orders for
 * its tasks.
 */
export const hostsOfJob = sql<string[]>`array(
  select distinct h.person_uid from counted_membership h join person s on s.uid = h.person_uid and s.status = 'A'
  where h.accelerator_id = j.accelerator_id and h.admin and h.person_uid <> j.expert_uid
    and not exists (select from project_member m where m.project_id = p.id and m.person_uid = h.person_uid))`

/**
 * Recipients on the client's side of the job `j`: the investor or mentor who ordered it, while they may read it;
 * otherwise the person who ordered it for the accelerator, while they work for it and are neither in the project `p`
 * nor the expert; or else its administrators under the same conditions.
 */
export const clientsOfJob = sql<string[]>`array(
  select j.requester_uid where ${requesterStays}
  union all
  select distinct h.person_uid from counted_membership h join person s on s.uid = h.person_uid and s.status = 'A'
  where j.requester_uid is null and h.accelerator_id = j.accelerator_id and h.role in ('ACC', 'TRC_TEAM')
    and h.person_uid <> j.expert_uid
    and not exists (select from project_member m where m.project_id = p.id and m.person_uid = h.person_uid)
    and (h.person_uid = j.client_uid or (h.admin and not exists (
      select from counted_membership o where o.accelerator_id = j.accelerator_id and o.person_uid = j.client_uid
        and o.person_uid <> j.expert_uid and o.role in ('ACC', 'TRC_TEAM')))))`
