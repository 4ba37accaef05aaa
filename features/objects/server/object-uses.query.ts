import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { countUpTo } from '#platform/server/sql.ts'
import { getObjectUses } from '../contract/object.endpoints.ts'
import { objects } from '../domain/object.machine.ts'
import { findObject } from './object.repository.ts'

type Named = { id: number; name: string }

const shownProjects = 20

/** Uses of an object: templates in any of their versions, tasks that request it, projects with a value. */
export const getObjectUsesQuery = query({
  endpoint: getObjectUses,
  load: (ctx, { query: { id } }) => findObject(ctx, id),
  authorize: objects.keep,
  run: async ({ db }, _input, { field: { code } }) => {
    const filled = sql`
      select p.id, p.name from project p
      where p.id in (
        select v.project_id from profile_value v where v.element_code = ${code} and v.value is not null
        union select v.project_id from profile_value v where v.field_code = ${code} and v.value is not null)`
    const [templates, tasks, projects, counted] = await Promise.all([
      sql<Named & { versions: ('DRAFT' | 'ACTIVE' | 'ARCHIVE')[] }>`
        select t.id, t.name, array_agg(distinct v.status) as versions
        from profile_template t join profile_template_version v on v.template_id = t.id
        where v.id in (select template_versions_with_code(${code}))
        group by t.id order by t.name, t.id`.execute(db),
      sql<Named & { track: string; accelerator: string }>`
        select p.id, p.name, t.name as track, a.name as accelerator
        from trackpoint_field f join trackpoint p on p.id = f.trackpoint_id join track t on t.id = p.track_id
          join accelerator a on a.id = p.accelerator_id
        where f.element_code = ${code} order by a.name, t.name, p.seq, p.id limit 100`.execute(db),
      sql<Named>`${filled} order by p.name, p.id limit ${shownProjects}`.execute(db),
      countUpTo(db, filled),
    ])
    return {
      templates: templates.rows,
      tasks: tasks.rows,
      projects: { items: projects.rows, ...counted },
    }
  },
})
