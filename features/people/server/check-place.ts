import { checkLocation, type Location } from '#features/dictionaries'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'

/** A place begins with its country; what is wrong is named as the fields of the form are. */
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
