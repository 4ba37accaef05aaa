import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { rank, type Criterion, type Scored } from '../domain/ranking.rules.ts'
import { scoreCounts } from './jury-conflicts.ts'
import { inCompetition } from './open-task.repository.ts'

/** Sets the places of all entries in competition by the scores that count. */
export const placeEntries = async (
  db: Db,
  { id, criteria }: { id: number; criteria: readonly Criterion[] },
): Promise<void> => {
  const { rows } = await sql<Scored>`
    select e.id, json_agg(s.scores) as scores
    from open_task_entry e join open_task t on t.id = e.task_id
      join open_task_score s on s.entry_id = e.id
    where e.task_id = ${id} and ${inCompetition} and ${scoreCounts}
    group by e.id`.execute(db)
  const ranked = rank(criteria, rows)
  await sql`
    update open_task_entry e set score = placed.score, place = placed.place
    from jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) as placed(id bigint, score numeric, place int)
    where e.id = placed.id`.execute(db)
}
