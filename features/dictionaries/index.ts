import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { checkLocation, checkValues, type Location } from './server/check-values.ts'
export { valueName } from './server/value.sql.ts'
export { valuesCounted } from './server/values-counted.ts'

/** Lists of words that forms choose from, and their keeping: countries, industries, competencies. */
export const dictionariesFeature = featureOf(parts, {
  constraintErrors: {
    // Somebody chose the value, or put another below it, at the same moment.
    dictionary_value_parent_value_id_fkey: 'OBJECT_IN_USE',
  },
})
