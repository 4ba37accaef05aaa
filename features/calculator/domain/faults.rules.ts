import { readEmail } from '#platform/domain/typed/email.ts'
import { faultOf } from '#platform/domain/typed/reading.ts'
import {
  isYear,
  limits,
  stepOfNumber,
  stepOfTable,
  steps,
  tables,
  yearsOf,
  type Cell,
  type Inputs,
  type Item,
  type NumberField,
  type Step,
  type Table,
} from './inputs.ts'
import { capitalNeeded, totalsOf } from './totals.rules.ts'

/** Errors of inputs, each with its text. */
export const faultCodes = [
  'REQUIRED',
  'NOT_A_NUMBER',
  'NOT_WHOLE',
  'TOO_MANY_DECIMALS',
  'TOO_BIG',
  'NEGATIVE',
  'NOT_PERCENT',
  'CHANGE_BELOW_ALL',
  'TOO_LONG',
  'INVALID_EMAIL',
  'YEAR_OUT_OF_RANGE',
  'COMPLETION_NOT_AFTER_START',
  'TOO_MANY_YEARS',
  'LIFE_OUT_OF_RANGE',
  'NAME_REQUIRED',
  'NO_ITEMS',
  'TOO_MANY_ITEMS',
  'NO_REVENUE',
  'LOAN_WITHOUT_RATE',
  'LOAN_ABOVE_COST',
  'NO_EQUITY',
  'NO_DISCOUNT',
] as const

export type FaultCode = (typeof faultCodes)[number]

/**
 * The place of an error: a field, or a cell of a table (`year` counts from the start year; without it the row's name).
 */
export type Place =
  | { field: NumberField | 'name' | 'email' | 'industry' }
  | { field: 'best' | 'worst'; change: 'revenue' | 'costs' | 'investments' }
  | { table: Table; item?: string; year?: number }

export type Fault = Place & { step: Step; code: FaultCode }

/** The error of a number with at most one decimal, or null. */
const numberFault = (cell: Cell): FaultCode | null => {
  if (cell === null || cell === '') return 'REQUIRED'
  if (typeof cell === 'string' || !Number.isFinite(cell)) return 'NOT_A_NUMBER'
  if (Math.abs(cell) >= limits.amount) return 'TOO_BIG'
  // The shortest representation is what the user typed, so its digits are counted.
  const [, digits = ''] = String(cell).split('.')
  return digits.length > 1 || String(cell).includes('e') ? 'TOO_MANY_DECIMALS' : null
}

const amountFault = (cell: Cell, mayBeNegative = false): FaultCode | null =>
  numberFault(cell) ?? (Number(cell) < 0 && !mayBeNegative ? 'NEGATIVE' : null)

const percentFault = (cell: Cell): FaultCode | null =>
  numberFault(cell) ?? (Number(cell) < 0 ? 'NEGATIVE' : Number(cell) > 100 ? 'NOT_PERCENT' : null)

const wholeFault = (cell: Cell): FaultCode | null => {
  const fault = numberFault(cell)
  return fault === 'TOO_MANY_DECIMALS' || (!fault && !Number.isInteger(cell)) ? 'NOT_WHOLE' : fault
}

const yearFault = (cell: Cell): FaultCode | null =>
  wholeFault(cell) ?? (isYear(cell) ? null : 'YEAR_OUT_OF_RANGE')

const lifeFault = (cell: Cell): FaultCode | null =>
  wholeFault(cell) ?? (Number(cell) < 1 || Number(cell) > limits.assetLife ? 'LIFE_OUT_OF_RANGE' : null)

const completionFault = ({ startYear, completionYear }: Inputs): FaultCode | null => {
  const own = yearFault(completionYear)
  if (own || !isYear(startYear)) return own
  const count = Number(completionYear) - startYear
  return count < 1 ? 'COMPLETION_NOT_AFTER_START' : count > limits.years ? 'TOO_MANY_YEARS' : null
}

const rateFault = ({ borrowed, borrowingRate }: Inputs): FaultCode | null => {
  const isMissing = borrowingRate === null || borrowingRate === ''
  if (!isMissing) return percentFault(borrowingRate)
  return typeof borrowed === 'number' && borrowed > 0 ? 'LOAN_WITHOUT_RATE' : null
}

const numbers: Readonly<Record<NumberField, (inputs: Inputs) => FaultCode | null>> = {
  startYear: ({ startYear }) => yearFault(startYear),
  completionYear: completionFault,
  incomeTaxRate: ({ taxSystem, incomeTaxRate }) =>
    taxSystem === 'INCOME' ? percentFault(incomeTaxRate) : null,
  turnoverTaxRate: ({ taxSystem, turnoverTaxRate }) =>
    taxSystem === 'TURNOVER' ? percentFault(turnoverTaxRate) : null,
  initialInvestments: ({ initialInvestments }) => amountFault(initialInvestments),
  assetLife: ({ assetLife }) => lifeFault(assetLife),
  liquidationDiscount: ({ finite, liquidationDiscount }) =>
    finite ? percentFault(liquidationDiscount) : null,
  borrowed: ({ borrowed }) => amountFault(borrowed),
  borrowingRate: rateFault,
  equityReturn: ({ equityReturn }) => percentFault(equityReturn),
}

const textFaults = ({ name, email, industry }: Inputs): Fault[] => {
  const step = 'general'
  const faults: Fault[] = []
  if (name.trim() === '') faults.push({ step, field: 'name', code: 'REQUIRED' })
  if (name.length > limits.name) faults.push({ step, field: 'name', code: 'TOO_LONG' })
  if (industry.length > limits.name) faults.push({ step, field: 'industry', code: 'TOO_LONG' })
  if (email.length > limits.email) faults.push({ step, field: 'email', code: 'TOO_LONG' })
  else if (email.trim() !== '' && faultOf(readEmail(email.trim())))
    faults.push({ step, field: 'email', code: 'INVALID_EMAIL' })
  return faults
}

const itemFaults = (table: Table, item: Item, years: number): Fault[] => {
  const place = { step: stepOfTable[table], table, item: item.id }
  const faults: Fault[] = []
  if (item.name.trim() === '') faults.push({ ...place, code: 'NAME_REQUIRED' })
  if (item.name.length > limits.name) faults.push({ ...place, code: 'TOO_LONG' })
  for (let year = 0; year < years; year += 1) {
    const code = amountFault(item.values[year] ?? null, table === 'workingCapital')
    if (code) faults.push({ ...place, year, code })
  }
  return faults
}

const tableFaults = (inputs: Inputs, table: Table, years: number): Fault[] => {
  const items = inputs[table]
  const place = { step: stepOfTable[table], table }
  if (items.length > limits.items) return [{ ...place, code: 'TOO_MANY_ITEMS' }]
  if (table === 'income' && items.length === 0) return [{ ...place, code: 'NO_ITEMS' }]
  const faults = items.flatMap((item) => itemFaults(table, item, years))
  const isEmpty = items.every(({ values }) => values.slice(0, years).every((value) => value === 0))
  return table === 'income' && years > 0 && isEmpty ? [...faults, { ...place, code: 'NO_REVENUE' }] : faults
}

/** Errors of the capital, once all its numbers are valid. */
const capitalFaults = (inputs: Inputs): Fault[] => {
  const step = 'capital'
  const loan = Number(inputs.borrowed)
  const needed = capitalNeeded(totalsOf(inputs))
  const ownReturn = Number(inputs.equityReturn)
  const faults: Fault[] = []
  if (needed.lt(loan)) faults.push({ step, field: 'borrowed', code: 'LOAN_ABOVE_COST' })
  else if (loan > 0 && needed.eq(loan)) faults.push({ step, field: 'borrowed', code: 'NO_EQUITY' })
  if (!inputs.finite && ownReturn === 0) faults.push({ step, field: 'equityReturn', code: 'NO_DISCOUNT' })
  return faults
}

const changeFaults = (inputs: Inputs): Fault[] =>
  (['best', 'worst'] as const).flatMap((field) =>
    (['revenue', 'costs', 'investments'] as const).flatMap((change): Fault[] => {
      const cell = inputs[field][change]
      const own = numberFault(cell)
      const code = own ?? (Number(cell) <= -100 ? 'CHANGE_BELOW_ALL' : Number(cell) > 1000 ? 'TOO_BIG' : null)
      return code ? [{ step: 'results', field, change, code }] : []
    }),
  )

/** All errors that prevent the calculation, in order of the steps. */
export const faultsOf = (inputs: Inputs): Fault[] => {
  const years = yearsOf(inputs).length
  const fields = (Object.keys(numbers) as NumberField[]).flatMap((field): Fault[] => {
    const code = numbers[field](inputs)
    return code ? [{ step: stepOfNumber[field], field, code }] : []
  })
  const own = [
    ...textFaults(inputs),
    ...fields,
    ...tables.flatMap((table) => tableFaults(inputs, table, years)),
  ]
  const faults = own.length === 0 ? capitalFaults(inputs) : own
  return faults.toSorted((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step))
}

/** Errors of the scenarios, which do not prevent the results. */
export const scenarioFaults = changeFaults
