import { sql } from 'kysely'
import type { z } from 'zod'
import { wholeNumber } from '#platform/contract/numbering-plans.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { requestFields } from '../contract/accelerator.schemas.ts'

type Told = z.output<typeof requestFields>

/** The dictionary's country of two letters; the field is refused when there is none. */
const countryId = async (db: Db, code: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = 'COUNTRIES' and v.code = ${code} and v.status = 'ACTIVE'`.execute(db)
  if (!rows[0]) throw invalid({ country: 'NOT_IN_LIST' })
  return rows[0].id
}

/** The columns of what a request and a profile tell alike. */
export const toldColumns = async (db: Db, told: Told) => ({
  name: told.name,
  country_id: await countryId(db, told.country),
  legal_form: told.legalForm,
  tax_number: told.taxNumber,
  licence_id: told.licenceNumber,
  licence_holder: told.licenceHolder,
  description: told.description,
  site: told.site,
  contact_name: told.contactName,
  contact_phone: wholeNumber(told.contactPhone)!,
  contact_email: told.contactEmail,
})
