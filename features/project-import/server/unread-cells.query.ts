import { sql } from 'kysely'
import type { z } from 'zod'
import { findProject, projects } from '#features/projects'
import { query } from '#platform/server/handler.ts'
import { listUnreadCells } from '../contract/import.endpoints.ts'
import type { unreadCell } from '../contract/import.schemas.ts'

/** Maximum number of cells shown per project. */
const maxCells = 200

/**
 * Unreadable cells of a project's file whose target is still empty: a field, a group or table without later changes,
 * a leader.
 */
export const listUnreadCellsQuery = query({
  endpoint: listUnreadCells,
  load: (ctx, { query: { projectId } }) => findProject(ctx.db, projectId),
  authorize: projects.edit,
  run: async (ctx, { query: { projectId } }) => {
    const { rows } = await sql<z.output<typeof unreadCell>>`
      select c.header, c.text, c.problem, c.target
      from project_import_item i
        join project_import m on m.id = i.import_id
        join project p on p.id = i.project_id
        cross join lateral (
          select u->>'header' as header, u->>'text' as text, u->>'problem' as problem,
            m.settings->'targets'->>(u->>'column')::int as target
          from jsonb_array_elements(coalesce(i.plan->'problems', '[]')) u) c
      where i.project_id = ${projectId} and i.status in ('CREATED', 'UPDATED', 'KEPT') and c.text <> ''
        and case split_part(c.target, '.', 1)
          when 'plain' then not exists (
            select from profile_value v where v.project_id = p.id
              and v.element_code = split_part(c.target, '.', 2) and v.value is not null)
          when 'item' then not exists (
            select from profile_value_change h where h.project_id = p.id
              and h.element_code = split_part(c.target, '.', 2) and h.at > m.finished_at)
          when 'leader' then p.leader_uid is null
          when 'main' then case split_part(c.target, '.', 2)
            when 'website' then p.website = ''
            when 'capitalizationPotential' then p.capitalization_potential = '' else false end
          else false end
      order by i.import_id desc, c.header limit ${maxCells}`.execute(ctx.db)
    return { items: rows }
  },
})
