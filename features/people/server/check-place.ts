import { checkLocation, type Location } from '#features/dictionaries'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'

/** Validates a place, from its country down; errors are at the fields of the form. */
export const checkPlace = async (db: Db, place: Location, at = 'location.'): Promise<void> => {
  const { countryId, regionId, cityId } = place
  if (!countryId && (regionId || cityId)) throw invalid({ [`${at}countryId`]: 'REQUIRED' })
  try {
    await checkLocation(db, place)
  } catch (error) {
    if (!(error instanceof ProductError) || !error.fields) throw error
    throw invalid(Object.fromEntries(Object.entries(error.fields).map(([field, code]) => [at + field, code])))
  }
}
