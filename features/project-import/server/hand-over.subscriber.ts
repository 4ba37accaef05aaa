import { sql } from 'kysely'
import { loadPerson } from '#features/identity'
import { handOverLead } from '#features/projects'
import { subscriber } from '#platform/server/events/subscriber.ts'

/**
 * The first invited person who joins the team of an imported project becomes its leader; for projects imported
 * before ADR 47, which the importing person has led.
 */
export const handOverToLeader = subscriber<{ id: number; personUid: string }>({
  name: 'project-import.hand-over',
  events: ['ProjectMemberAdded'],
  run: ({ db }, { payload: { id, personUid } }) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ importer: string }>`
        select m.created_by as importer from project_import_item i join project_import m on m.id = i.import_id
          join project p on p.id = i.project_id join person u on u.uid = ${personUid}
        where i.project_id = ${id} and i.status in ('CREATED', 'KEPT') and p.leader_uid = m.created_by
          and exists (select from project_member o where o.project_id = p.id and o.person_uid = m.created_by
            and o.created_at <= (i.done->>'at')::timestamptz)
          and lower(i.plan->>'leaderEmail') = lower(u.email)
        limit 1`.execute(tx)
      const importer = rows[0]?.importer
      const actor = importer === undefined ? null : await loadPerson(tx, personUid)
      if (importer === undefined || !actor) return
      await handOverLead({ db: tx, actor }, { projectId: id, fromUid: importer, toUid: personUid })
    }),
})
