import { sql } from 'kysely'
import type { z } from 'zod'
import { wholeNumber } from '#platform/contract/numbering-plans.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { requestFields } from '../contract/accelerator.schemas.ts'

type RequestFields = z.output<typeof requestFields>

/** The id of a country by its two-letter code; throws a field error if unknown. */
const countryId = async (db: Db, code: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = 'COUNTRIES' and v.code = ${code} and v.status = 'ACTIVE'`.execute(db)
  if (!rows[0]) throw invalid({ country: 'NOT_IN_LIST' })
  return rows[0].id
}

/** Database columns that requests and profiles share. */
export const requestColumns = async (db: Db, fields: RequestFields) => ({
  name: fields.name,
  country_id: await countryId(db, fields.country),
  legal_form: fields.legalForm,
  tax_number: fields.taxNumber,
  licence_id: fields.licenceNumber,
  licence_holder: fields.licenceHolder,
  description: fields.description,
  site: fields.site,
  contact_name: fields.contactName,
  contact_phone: wholeNumber(fields.contactPhone)!,
  contact_email: fields.contactEmail,
})
