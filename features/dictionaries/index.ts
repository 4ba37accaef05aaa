import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { checkLocation, checkValues, type Location } from './server/check-values.ts'
export { valueName } from './server/value.sql.ts'
export { valuesCounted } from './server/values-counted.ts'

/** Dictionaries of values that forms choose from, such as countries, industries and competencies. */
export const dictionariesFeature = featureOf(parts, {
  constraintErrors: {
    // The value was chosen, or became a parent, in a concurrent transaction.
    dictionary_value_parent_value_id_fkey: 'OBJECT_IN_USE',
  },
})
