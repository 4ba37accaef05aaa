import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { InvestorShowcaseFacts } from '../domain/investor-showcase.policy.ts'

type Asked = { headers: { 'accelerator-id'?: number | undefined } }

/** Whether the chosen accelerator shows investors; without one, whether any approved one does. */
export const findInvestorShowcase = async (
  db: Db,
  { headers: { 'accelerator-id': acceleratorId } }: Asked,
): Promise<InvestorShowcaseFacts> => {
  const { rows } = await sql<InvestorShowcaseFacts>`
    select exists (select from accelerator a where a.approval = 'COORDINATED' and a.investor_cards_shown
      and (${acceleratorId ?? null}::bigint is null or a.id = ${acceleratorId ?? null})) as "showsInvestors"`.execute(
    db,
  )
  return rows[0]!
}
