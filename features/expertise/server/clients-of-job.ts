import { sql } from 'kysely'

/**
 * Who is told of the job `j` on the accelerator's side: whoever ordered, while they work for it and not in the project `p`; else its
 * administrators who do not either.
 */
export const clientsOfJob = sql<string[]>`array(
  select distinct h.person_uid from counted_membership h join person s on s.uid = h.person_uid and s.status = 'A'
  where h.accelerator_id = j.accelerator_id and h.role in ('ACC', 'TRC_TEAM')
    and not exists (select from project_member m where m.project_id = p.id and m.person_uid = h.person_uid)
    and (h.person_uid = j.client_uid or (h.admin and not exists (
      select from counted_membership o where o.accelerator_id = j.accelerator_id and o.person_uid = j.client_uid
        and o.role in ('ACC', 'TRC_TEAM')))))`
