import {
  emptyInputs,
  limits,
  moneyUnits,
  stepOfNumber,
  tables,
  taxSystems,
  type Cell,
  type Inputs,
  type Item,
  type NumberField,
  type ScenarioChange,
} from './inputs.ts'

type Unknown = Record<string, unknown>

const asRecord = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Unknown) : {}

/** Characters that neither a database nor a file can store: NUL and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- this is the one
const unwritable = /[\u0000\p{Surrogate}]/gu

const asText = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? value.slice(0, maxLength).replace(unwritable, '') : ''

const asCell = (value: unknown): Cell =>
  typeof value === 'number' && Number.isFinite(value)
    ? value
    : typeof value === 'string'
      ? asText(value, limits.cellText)
      : null

const asItems = (value: unknown): Item[] =>
  (Array.isArray(value) ? value : []).slice(0, limits.items).map((given: unknown, n) => {
    const { name, values } = asRecord(given)
    return {
      id: `r${n + 1}`,
      name: asText(name, limits.name),
      values: (Array.isArray(values) ? values : []).slice(0, limits.years + 1).map(asCell),
    }
  })

const asChange = (value: unknown, otherwise: ScenarioChange): ScenarioChange => {
  const given = asRecord(value)
  return Object.fromEntries(
    Object.entries(otherwise).map(([key, cell]) => [key, key in given ? asCell(given[key]) : cell]),
  ) as ScenarioChange
}

const among = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise

/** Parses stored inputs of any shape; null if they are not a calculation. */
export const storedInputs = (stored: unknown, year: number): Inputs | null => {
  const given = asRecord(stored)
  if (!('startYear' in given) || !('income' in given)) return null
  const empty = emptyInputs(year)
  const numbers = Object.fromEntries(
    (Object.keys(stepOfNumber) as NumberField[]).map((field) => [field, asCell(given[field])]),
  ) as Record<NumberField, Cell>
  const items = Object.fromEntries(tables.map((table) => [table, asItems(given[table])])) as Record<
    (typeof tables)[number],
    Item[]
  >
  return {
    ...empty,
    ...numbers,
    ...items,
    name: asText(given['name'], limits.name),
    email: asText(given['email'], limits.email),
    industry: asText(given['industry'], limits.name),
    finite: given['finite'] !== false,
    taxSystem: among(taxSystems, given['taxSystem'], empty.taxSystem),
    unit: among(moneyUnits, given['unit'], empty.unit),
    best: asChange(given['best'], empty.best),
    worst: asChange(given['worst'], empty.worst),
  }
}
