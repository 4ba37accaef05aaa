/** The seven steps, in order; the last shows the results. */
export const steps = [
  'general',
  'income',
  'costs',
  'workingCapital',
  'investments',
  'capital',
  'results',
] as const

export type Step = (typeof steps)[number]

/** Tax systems: a share of profit, or of revenue. */
export const taxSystems = ['INCOME', 'TURNOVER'] as const

export type TaxSystem = (typeof taxSystems)[number]

/** Currency and scale of all amounts: units, thousands or millions. */
export const moneyUnits = [
  'RUB',
  'RUB_THSD',
  'RUB_MIL',
  'USD',
  'USD_THSD',
  'USD_MIL',
  'EUR',
  'EUR_THSD',
  'EUR_MIL',
] as const

export type MoneyUnit = (typeof moneyUnits)[number]

export const currencyOf = (unit: MoneyUnit): string => unit.slice(0, 3)

/** Currencies that the page offers by itself: it works without a network, and reading the portal's costs script. */
export const offeredCurrencies = ['RUB', 'USD'] as const

/** Units to choose from: those of the offered currencies, and the current one, which may be another. */
export const offeredUnits = (offered: readonly string[], current: MoneyUnit): MoneyUnit[] =>
  moneyUnits.filter((unit) => offered.includes(currencyOf(unit)) || unit === current)

/** An entered number: empty, valid, or invalid text, which is retained until it is corrected. */
export type Cell = number | string | null

/**
 * A row of a table: its values by year from the start year. Values beyond the last year are retained in case the
 * project is extended.
 */
export type Item = { id: string; name: string; values: readonly Cell[] }

/** The tables, each belonging to a step. */
export const tables = ['income', 'variableCosts', 'fixedCosts', 'workingCapital', 'laterInvestments'] as const

export type Table = (typeof tables)[number]

export const stepOfTable: Readonly<Record<Table, Step>> = {
  income: 'income',
  variableCosts: 'costs',
  fixedCosts: 'costs',
  workingCapital: 'workingCapital',
  laterInvestments: 'investments',
}

/** Single numbers, each belonging to a step. */
export const stepOfNumber = {
  startYear: 'general',
  completionYear: 'general',
  incomeTaxRate: 'general',
  turnoverTaxRate: 'general',
  initialInvestments: 'investments',
  assetLife: 'investments',
  liquidationDiscount: 'investments',
  borrowed: 'capital',
  borrowingRate: 'capital',
  equityReturn: 'capital',
} as const satisfies Record<string, Step>

export type NumberField = keyof typeof stepOfNumber

/** Percentages by which a scenario differs from the base case. */
export type ScenarioChange = { revenue: Cell; costs: Cell; investments: Cell }

/** All inputs, possibly incomplete. */
export type Inputs = Readonly<Record<NumberField, Cell>> &
  Readonly<Record<Table, readonly Item[]>> & {
    readonly name: string
    readonly email: string
    readonly industry: string
    /** Whether the project ends; if not, its last year repeats forever. */
    readonly finite: boolean
    readonly taxSystem: TaxSystem
    readonly unit: MoneyUnit
    readonly best: ScenarioChange
    readonly worst: ScenarioChange
  }

export const limits = {
  firstYear: 2000,
  lastYear: 2100,
  /** Years after the start year. */
  years: 30,
  items: 60,
  name: 200,
  email: 200,
  /** Maximum stored length of invalid text. */
  cellText: 60,
  /** Limit of amounts: above it, doubles lose the first decimal. */
  amount: 1e15,
  assetLife: 100,
} as const

/** An empty calculation. */
export const emptyInputs = (year: number): Inputs => ({
  name: '',
  email: '',
  industry: '',
  startYear: year,
  finite: true,
  completionYear: year + 5,
  taxSystem: 'INCOME',
  incomeTaxRate: 25,
  turnoverTaxRate: 6,
  unit: 'RUB_THSD',
  income: [],
  variableCosts: [],
  fixedCosts: [],
  workingCapital: [],
  initialInvestments: null,
  laterInvestments: [],
  assetLife: 5,
  liquidationDiscount: 50,
  borrowed: 0,
  borrowingRate: null,
  equityReturn: null,
  best: { revenue: 10, costs: -10, investments: 0 },
  worst: { revenue: -10, costs: 10, investments: 10 },
})

/** The years of the tables; empty until start and end are valid. */
export const yearsOf = ({
  startYear,
  completionYear,
}: Pick<Inputs, 'startYear' | 'completionYear'>): number[] => {
  if (!isYear(startYear) || !isYear(completionYear)) return []
  const count = completionYear - startYear
  return count < 1 || count > limits.years ? [] : Array.from({ length: count + 1 }, (_, t) => startYear + t)
}

export const isYear = (cell: Cell): cell is number =>
  typeof cell === 'number' && Number.isInteger(cell) && cell >= limits.firstYear && cell <= limits.lastYear
