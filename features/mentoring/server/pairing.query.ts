import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { findProject, projects } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { readRows, type Reader } from '#platform/server/lists/rows.ts'
import { displayName, personRefJson } from '#platform/server/sql.ts'
import { getProjectMentors, listProjectMentors, proposeMentors } from '../contract/pairing.endpoints.ts'
import { mentorSearch } from '../domain/pairing.machine.ts'
import { rankMentors } from '../domain/proposal.rules.ts'
import { shownRows } from '../domain/states.ts'
import { findPaired, pairingRows, maxTeamsOf } from './pairing.repository.ts'
import { seenPairings } from './pairings.row-set.ts'

type Proposal = ResponseOf<typeof proposeMentors>['items'][number]

/** More mentors than any accelerator has. */
const maxMentors = 1000

/** Mentors of the accelerator who are not asked by the project already, in the order of the rule. */
const readProposals = async (
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
      ${maxTeamsOf(sql`n.id`, sql`k.accelerator_id`)} as "mostTeams"
    from project p cross join counted_membership k join person u on u.uid = k.person_uid
      left join mentor n on n.person_uid = u.uid
      left join office_hours h on h.mentor_id = n.id and h.accelerator_id = k.accelerator_id
    where p.id = ${projectId} and k.accelerator_id = ${acceleratorId} and k.role = 'MNT' and u.status = 'A'
      and u.erased_at is null and not exists (select from project_member m where m.project_id = p.id and m.person_uid = u.uid)
      and not exists (select from project_mentor w where w.project_id = p.id and w.mentor_id = n.id
        and w.accelerator_id = k.accelerator_id and w.status in ('ASKED', 'AGREED'))
    order by u.uid limit ${sql.lit(maxMentors)}`.execute(db)
  return rankMentors(rows)
    .slice(0, shownRows)
    .map(({ name: _name, ...proposal }) => proposal)
}

type Named = { id: number; name: string }

export const listProjectMentorsQuery = listOf(listProjectMentors, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: pairingRows,
  ...seenPairings,
  sortings: () => ({ CHANGE_DATE: [sql`w.changed_at`, sql`w.id`] }),
})

export const getProjectMentorsQuery = query({
  endpoint: getProjectMentors,
  load: (ctx, { query: { projectId } }) => findProject(ctx.db, projectId),
  authorize: projects.view,
  run: async (ctx, _input, { id, leaderUid, memberUids }) => {
    const [items, works] = await Promise.all([
      readRows(
        ctx,
        pairingRows,
        sql`w.project_id = ${id} and ${whereOf(seenPairings, ctx, null)}`,
        sql`order by w.status = 'AGREED' desc, w.status = 'ASKED' desc, w.changed_at desc limit ${sql.lit(shownRows)}`,
      ),
      sql<Named>`select distinct a.id, a.name from project_track q join accelerator a on a.id = q.accelerator_id
        where q.project_id = ${id} and q.access_status = 'ALLOWED_TO_WORK' order by a.name, a.id
        limit ${sql.lit(shownRows)}`.execute(ctx.db),
    ])
    return {
      items,
      mayAskIn: works.rows.filter((one) =>
        mentorSearch.ask.allows(ctx.actor, { acceleratorId: one.id, leaderUid, memberUids }),
      ),
    }
  },
})

export const proposeMentorsQuery = query({
  endpoint: proposeMentors,
  load: (ctx, { query: { projectId, acceleratorId } }) => findPaired(ctx.db, projectId, acceleratorId),
  authorize: mentorSearch.ask,
  run: async (ctx, _input, { projectId, acceleratorId }) => ({
    items: await readProposals(ctx, projectId, acceleratorId),
  }),
})
