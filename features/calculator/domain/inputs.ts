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

/** How income is taxed: a share of profit, or a share of revenue. */
export const taxSystems = ['INCOME', 'TURNOVER'] as const

export type TaxSystem = (typeof taxSystems)[number]

/** Currency and scale of every amount: units, thousands or millions. */
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

/** The units that the page offers; a calculation in euros is read, none is begun. */
export const offeredUnits: readonly MoneyUnit[] = moneyUnits.filter((unit) => !unit.startsWith('EUR'))

export const currencyOf = (unit: MoneyUnit): string => unit.slice(0, 3)

/** A number as entered: nothing yet, a number, or the text that is not a number, which stays until it is mended. */
export type Cell = number | string | null

/** A row of a table: its values by year, the start year first. Values past the last year stay for a longer project. */
export type Item = { id: string; name: string; values: readonly Cell[] }

/** The tables, each in its step. */
export const tables = ['income', 'variableCosts', 'fixedCosts', 'workingCapital', 'laterInvestments'] as const

export type Table = (typeof tables)[number]

export const stepOfTable: Readonly<Record<Table, Step>> = {
  income: 'income',
  variableCosts: 'costs',
  fixedCosts: 'costs',
  workingCapital: 'workingCapital',
  laterInvestments: 'investments',
}

/** Single numbers, each in its step. */
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

/** By how many per cent a scenario differs from the base. */
export type ScenarioChange = { revenue: Cell; costs: Cell; investments: Cell }

/** Everything a person enters, also half-way. */
export type Inputs = Readonly<Record<NumberField, Cell>> &
  Readonly<Record<Table, readonly Item[]>> & {
    readonly name: string
    readonly email: string
    readonly industry: string
    /** Whether the project ends; if not, its last year repeats for ever. */
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
  /** A number that cannot be read is stored up to this length. */
  cellText: 60,
  /** Amounts stay below it: beyond, a digit after the point is lost. */
  amount: 1e15,
  assetLife: 100,
} as const

/** A calculation in which nothing is entered yet. */
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

/** The years of the tables; none until both ends are entered in order. */
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
