import { sql } from 'kysely'
import type { z } from 'zod'
import { expertises } from '#features/expertise'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { getAssignmentChoices } from '../contract/assignment.endpoints.ts'

type Choices = z.output<typeof getAssignmentChoices.response>

/** Tracks and experts for the form; the experts are limited to the size of an option list. */
export const getAssignmentChoicesQuery = query({
  endpoint: getAssignmentChoices,
  load: chosenAccelerator,
  authorize: expertises.order,
  run: async ({ db }, _input, { acceleratorId }) => {
    const [tracks, experts] = await Promise.all([
      sql<Choices['tracks'][number]>`
        select t.id, t.name, json_build_object('id', g.id, 'name', g.name) as programme, count(*)::int as tasks
        from project_trackpoint w join project_track q on q.id = w.project_track_id join track t on t.id = q.track_id
          join programme g on g.id = t.programme_id
        where w.accelerator_id = ${acceleratorId} and w.state = 'DONE_CODE' and q.access_status = 'ALLOWED_TO_WORK'
        group by t.id, g.id order by g.name, t.name, t.id limit 1000`.execute(db),
      sql<{ person: Choices['experts'][number] }>`
        select ${personRefJson('u')} as person from person u where u.status = 'A' and exists (
          select from counted_membership h where h.accelerator_id = ${acceleratorId} and h.person_uid = u.uid and h.role = 'EXP')
        order by u.last_name, u.first_name, u.uid limit 1000`.execute(db),
    ])
    return {
      tasks: tracks.rows.reduce((sum, { tasks }) => sum + tasks, 0),
      tracks: tracks.rows,
      experts: experts.rows.map(({ person }) => person),
    }
  },
})
