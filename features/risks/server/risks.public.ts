import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { mainRisks, unansweredRisks, type Place } from '../domain/risk.rules.ts'
import type { Strategy } from '../domain/risks.ts'

type Read = Place & { id: number; response: string | null; strategy: Strategy }

/** Whether the register has risks, with responses to all that its strategy requires. */
export const isRegisterReady = async (db: Db, projectId: number): Promise<boolean> => {
  const { rows } = await sql<Read>`
    select r.id, r.chance_before as chance, r.losses_before as losses, r.response,
      coalesce(g.strategy, 'MAIN_5_RISK') as strategy
    from risk r left join risk_register g on g.project_id = r.project_id where r.project_id = ${projectId}`.execute(
    db,
  )
  const [first] = rows
  if (!first) return false
  const main = mainRisks(rows.map(({ id, chance, losses }) => ({ id, before: { chance, losses } })))
  const risks = rows.map(({ id, response }) => ({ isMain: main.has(id), response }))
  return unansweredRisks({ strategy: first.strategy, risks }).length === 0
}
