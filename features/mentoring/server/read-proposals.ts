import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Reader } from '#platform/server/lists/rows.ts'
import { displayName, personRefJson } from '#platform/server/sql.ts'
import type { proposeMentors } from '../contract/pairing.endpoints.ts'
import { shownRows } from '../domain/limits.ts'
import { rankMentors } from '../domain/proposal.rules.ts'
import { mostTeamsOf } from './pairing.repository.ts'

type Proposal = ResponseOf<typeof proposeMentors>['items'][number]

/** More mentors than any accelerator has. */
const most = 1000

/** Mentors of the accelerator who are not asked by the project already, in the order of the rule. */
export const readProposals = async (
  { db, locale }: Reader,
  projectId: number,
  acceleratorId: number,
): Promise<Proposal[]> => {
  const { rows } = await sql<Proposal & { name: string }>`
    select ${displayName('u')} as name, ${personRefJson('u')} as mentor, coalesce(h.topics, '') as topics,
      array(select ${valueName('d', locale)} from person_industry i join dictionary_value d on d.id = i.value_id
        where i.person_uid = u.uid and i.value_id = any(p.industry_ids) order by 1) as common,
      (select count(*)::int from project_mentor w where w.mentor_id = n.id and w.accelerator_id = k.accelerator_id
        and w.status in ('ASKED', 'AGREED')) as teams,
      ${mostTeamsOf(sql`n.id`, sql`k.accelerator_id`)} as "mostTeams"
    from project p cross join counted_membership k join person u on u.uid = k.person_uid
      left join mentor n on n.person_uid = u.uid
      left join office_hours h on h.mentor_id = n.id and h.accelerator_id = k.accelerator_id
    where p.id = ${projectId} and k.accelerator_id = ${acceleratorId} and k.role = 'MNT' and u.status = 'A'
      and u.erased_at is null and not exists (select from project_member m where m.project_id = p.id and m.person_uid = u.uid)
      and not exists (select from project_mentor w where w.project_id = p.id and w.mentor_id = n.id
        and w.accelerator_id = k.accelerator_id and w.status in ('ASKED', 'AGREED'))
    order by u.uid limit ${sql.lit(most)}`.execute(db)
  return rankMentors(rows)
    .slice(0, shownRows)
    .map(({ name: _name, ...proposal }) => proposal)
}
