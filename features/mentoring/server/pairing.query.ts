import { sql } from 'kysely'
import { findProject, projects } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { wholeName } from '#platform/server/sql.ts'
import { getProjectMentors, listProjectMentors, proposeMentors } from '../contract/pairing.endpoints.ts'
import { shownRows } from '../domain/limits.ts'
import { mentorSearch } from '../domain/pairing.policy.ts'
import { findPaired, pairingRows, pairingScope } from './pairing.repository.ts'
import { readProposals } from './read-proposals.ts'

type Named = { id: number; name: string }

export const listProjectMentorsQuery = listOf(listProjectMentors, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: pairingRows,
  scope: ({ actor }) => pairingScope(actor),
  sortings: () => ({ CHANGE_DATE: [sql`w.changed_at`, sql`w.id`] }),
  filters: { status: (states) => sql`w.status = any(${states})` },
  search: { text: () => sql`concat_ws(' ', ${wholeName('u')}, p.name)` },
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
        sql`w.project_id = ${id} and ${pairingScope(ctx.actor)}`,
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
