import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { formulaProblems } from './contract/formula-problems.ts'
export { tableFormulas } from './contract/table-formulas.ts'
export type { ReadItem, ReadValues, References } from './contract/value.schemas.ts'
export { cleanRichText, type Pictures } from './server/clean-rich-text.ts'

/** Field types, values and formulas, and the currencies that forms offer. */
export const fieldsFeature = featureOf(parts)
