export { formulaProblems } from './contract/formula-problems.ts'
export { tableFormulas } from './contract/table-formulas.ts'
export type { ReadItem, ReadValues, References } from './contract/value.schemas.ts'
export { cleanRichText, type Pictures } from './server/clean-rich-text.ts'
