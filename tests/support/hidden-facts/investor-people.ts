import * as firms from '../../../features/investors/contract/firm.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import type { TestPortal } from '../portal.ts'

/** An investor, somebody of their firm, and somebody who left it. */
export const makeInvestors = async ({
  make,
  db,
  as,
}: TestPortal): Promise<Record<'investor' | 'partner' | 'formerPartner', Person>> => {
  const person = () => make.person({ roles: ['INV'] })
  const [investor, partner, formerPartner] = [await person(), await person(), await person()]
  await as(investor).call(firms.createFirm, { body: { name: 'Гнездо', about: '' } })
  const { firm_id: firmId } = await db
    .selectFrom('firm_member')
    .select('firm_id')
    .where('person_uid', '=', investor.uid)
    .executeTakeFirstOrThrow()
  for (const { uid } of [partner, formerPartner])
    await insertOne(db, 'firm_member', { person_uid: uid, firm_id: firmId, admin: false })
  const left = await as(formerPartner).call(firms.leaveFirm, { body: { firmId } })
  if (left.status >= 300) throw new Error(JSON.stringify(left.body))
  return { investor, partner, formerPartner }
}
