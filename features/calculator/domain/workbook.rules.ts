import type { Inputs, Table } from './inputs.ts'
import { tables, yearsOf } from './inputs.ts'
import type { Results } from './results.rules.ts'

/** Format of a number. */
export type CellFormat = 'amount' | 'share' | 'factor' | 'ratio' | 'whole'

/** A cell of the workbook: text, number, or formula without a cached value, so that the program calculates it. */
export type BookCell =
  | { text: string; isBold?: boolean }
  | { number: number; format: CellFormat }
  | { formula: string; format: CellFormat }

/** A sheet by rows; null is an empty cell. */
export type BookSheet = {
  name: string
  widths: readonly number[]
  rows: readonly (readonly (BookCell | null)[])[]
}

/** Translates the workbook's texts. */
export type BookWords = (key: string) => string

/** The name of a zero-based column. */
export const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26))

const text = (value: string, isBold = false): BookCell => ({ text: value, isBold })

const bold = (value: string): BookCell => text(value, true)

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`

const scalars = [
  ['incomeTaxRate', 'share'],
  ['turnoverTaxRate', 'share'],
  ['initialInvestments', 'amount'],
  ['assetLife', 'whole'],
  ['liquidationDiscount', 'share'],
  ['borrowed', 'amount'],
  ['borrowingRate', 'share'],
  ['equityReturn', 'share'],
] as const

type Scalar = (typeof scalars)[number][0]

/** References to the inputs, for the other sheets. */
type EntryPlaces = {
  of: Record<Scalar | 'finite' | 'taxSystem', string>
  total: Record<Table, number>
  years: number
}

const entriesSheet = (inputs: Inputs, t: BookWords): { sheet: BookSheet; at: EntryPlaces } => {
  const name = t('workbook.entries')
  const years = yearsOf(inputs)
  const rows: (BookCell | null)[][] = [
    [bold(t('title'))],
    [text(t('fields.name')), text(inputs.name)],
    [text(t('fields.industry')), text(inputs.industry)],
    [text(t('workbook.unit')), text(t(`unit.${inputs.unit}`))],
  ]
  const of = {} as EntryPlaces['of']
  const put = (key: keyof EntryPlaces['of'], label: string, cell: BookCell): void => {
    rows.push([text(label), cell])
    of[key] = `${quoted(name)}!$B$${rows.length}`
  }
  put('finite', t('workbook.finite'), { number: inputs.finite ? 1 : 0, format: 'whole' })
  put('taxSystem', t('workbook.taxSystem'), {
    number: inputs.taxSystem === 'INCOME' ? 1 : 2,
    format: 'whole',
  })
  for (const [key, format] of scalars)
    put(key, t(`workbook.${key}`), {
      number: Number(inputs[key] ?? 0) / (format === 'share' ? 100 : 1),
      format,
    })
  const total = {} as EntryPlaces['total']
  for (const table of tables) {
    rows.push(
      [],
      [
        bold(t(`table.title.${table}`)),
        ...years.map((year): BookCell => ({ number: year, format: 'whole' })),
      ],
    )
    const first = rows.length + 1
    for (const { name: item, values } of inputs[table])
      rows.push([
        text(item),
        ...years.map((_, n): BookCell => ({ number: Number(values[n] ?? 0), format: 'amount' })),
      ])
    const last = rows.length
    rows.push([
      bold(t('table.total')),
      ...years.map((_, n): BookCell =>
        last < first
          ? { number: 0, format: 'amount' }
          : { formula: `SUM(${letters(n + 1)}${first}:${letters(n + 1)}${last})`, format: 'amount' },
      ),
    ])
    total[table] = rows.length
  }
  return {
    sheet: { name, widths: [44, ...years.map(() => 14)], rows },
    at: { of, total, years: years.length },
  }
}

/** Lines of the calculation, in order. */
const lines = [
  'year',
  't',
  'revenue',
  'variableCosts',
  'fixedCosts',
  'ebitda',
  'investments',
  'depreciation',
  'ebit',
  'interest',
  'repayment',
  'preTaxProfit',
  'losses',
  'tax',
  'netProfit',
  'operatingLosses',
  'operatingTax',
  'workingCapital',
  'workingCapitalChange',
  'liquidation',
  'netCashFlow',
  'terminalValue',
  'flow',
  'discountFactor',
  'discounted',
  'cumulative',
  'paybackFlow',
  'paybackCumulative',
  'paybackMoment',
  'dscrByYear',
  'breakEvenByYear',
  'safetyByYear',
] as const

type Line = (typeof lines)[number]

/** Row of a line, below the heading. */
const rowOf = (line: Line): number => lines.indexOf(line) + 2

const formats: Partial<Record<Line, CellFormat>> = {
  year: 'whole',
  t: 'whole',
  discountFactor: 'factor',
  paybackMoment: 'ratio',
  dscrByYear: 'ratio',
  safetyByYear: 'share',
}

const calculationSheet = (inputs: Inputs, t: BookWords, at: EntryPlaces, wacc: string): BookSheet => {
  const entries = quoted(t('workbook.entries'))
  const last = at.years - 1
  const end = letters(last + 1)
  const whole = (line: Line): string => `$B$${rowOf(line)}:$${end}$${rowOf(line)}`
  const cellOf = (line: Line, n: number): string | number => {
    const column = letters(n + 1)
    const here = (other: Line): string => `${column}${rowOf(other)}`
    const before = (other: Line): string => `${letters(n)}${rowOf(other)}`
    const total = (table: Table): string => `${entries}!${column}${at.total[table]}`
    const lossesAfter = (losses: Line, profit: Line): string =>
      n === 0 ? `MAX(0,-${here(profit)})` : `MAX(0,${before(losses)}-${here(profit)})`
    const taxOn = (profit: Line, losses: Line): string =>
      `IF(${at.of.taxSystem}=2,${here('revenue')}*${at.of.turnoverTaxRate},MAX(0,${here(profit)}${n === 0 ? '' : `-${before(losses)}`})*${at.of.incomeTaxRate})`
    switch (line) {
      case 'year':
        return Number(inputs.startYear) + n
      case 't':
        return n
      case 'revenue':
        return total('income')
      case 'variableCosts':
      case 'fixedCosts':
      case 'workingCapital':
        return total(line)
      case 'ebitda':
        return `${here('revenue')}-${here('variableCosts')}-${here('fixedCosts')}`
      case 'investments':
        return n === 0
          ? `${total('laterInvestments')}+${at.of.initialInvestments}`
          : total('laterInvestments')
      case 'depreciation':
        return `SUMPRODUCT((${whole('t')}<${here('t')})*(${whole('t')}>=${here('t')}-${at.of.assetLife})*${whole('investments')})/${at.of.assetLife}`
      case 'ebit':
        return `${here('ebitda')}-${here('depreciation')}`
      case 'interest':
        return n === 0
          ? 0
          : `${at.of.borrowed}*(1-(${here('t')}-1)/$${end}$${rowOf('t')})*${at.of.borrowingRate}`
      case 'repayment':
        return n === 0 ? 0 : `${at.of.borrowed}/$${end}$${rowOf('t')}`
      case 'preTaxProfit':
        return `${here('ebit')}-${here('interest')}`
      case 'losses':
        return lossesAfter('losses', 'preTaxProfit')
      case 'tax':
        return taxOn('preTaxProfit', 'losses')
      case 'netProfit':
        return `${here('preTaxProfit')}-${here('tax')}`
      case 'operatingLosses':
        return lossesAfter('operatingLosses', 'ebit')
      case 'operatingTax':
        return taxOn('ebit', 'operatingLosses')
      case 'workingCapitalChange':
        return n === 0 ? here('workingCapital') : `${here('workingCapital')}-${before('workingCapital')}`
      case 'liquidation':
        return n === last
          ? `IF(${at.of.finite}=1,${here('workingCapital')}+(SUM(${whole('investments')})-SUM(${whole('depreciation')}))*(1-${at.of.liquidationDiscount}),0)`
          : 0
      case 'netCashFlow':
        return `${here('ebit')}-${here('operatingTax')}+${here('depreciation')}-${here('workingCapitalChange')}-${here('investments')}+${here('liquidation')}`
      case 'terminalValue':
        return n === last ? `IF(${at.of.finite}=1,0,${here('netCashFlow')}/${wacc})` : 0
      case 'flow':
        return `${here('netCashFlow')}+${here('terminalValue')}`
      case 'discountFactor':
        return `1/(1+${wacc})^${here('t')}`
      case 'discounted':
        return `${here('flow')}*${here('discountFactor')}`
      case 'cumulative':
        return n === 0 ? here('discounted') : `${before('cumulative')}+${here('discounted')}`
      case 'paybackFlow':
        return `${here('netCashFlow')}*${here('discountFactor')}`
      case 'paybackCumulative':
        return n === 0 ? here('paybackFlow') : `${before('paybackCumulative')}+${here('paybackFlow')}`
      case 'paybackMoment':
        return n === 0
          ? '""'
          : `IF(AND(${before('paybackCumulative')}<0,${here('paybackCumulative')}>=0),${before('t')}-${before('paybackCumulative')}/${here('paybackFlow')},"")`
      case 'dscrByYear':
        return `IF(${here('interest')}+${here('repayment')}=0,"",(${here('ebitda')}-${here('tax')})/(${here('interest')}+${here('repayment')}))`
      case 'breakEvenByYear':
        return `IF(${here('revenue')}<=0,"",IF(${here('variableCosts')}>=${here('revenue')},"",${here('fixedCosts')}/(1-${here('variableCosts')}/${here('revenue')})))`
      case 'safetyByYear':
      default:
        return `IF(ISNUMBER(${here('breakEvenByYear')}),(${here('revenue')}-${here('breakEvenByYear')})/${here('revenue')},"")`
    }
  }
  const rows = lines.map((line): BookCell[] => [
    text(t(`lines.${line}`)),
    ...Array.from({ length: at.years }, (_, n): BookCell => {
      const value = cellOf(line, n)
      const format = formats[line] ?? 'amount'
      return typeof value === 'number' ? { number: value, format } : { formula: value, format }
    }),
  ])
  return {
    name: t('workbook.calculation'),
    widths: [44, ...Array.from({ length: at.years }, () => 14)],
    rows: [[bold(t('workbook.byYear'))], ...rows],
  }
}

type Figure = { key: string; formula: string; format: CellFormat }

/** The cost of capital on the results sheet, for discounting. */
const waccCell = '$B$4'

/** The figures in known rows, because some refer to others. */
const figuresOf = (t: BookWords, at: EntryPlaces, results: Results): Figure[] => {
  const sheet = quoted(t('workbook.calculation'))
  const end = letters(at.years)
  const whole = (line: Line): string => `${sheet}!$B$${rowOf(line)}:$${end}$${rowOf(line)}`
  const [needed, equity, npv, invested] = [2, 3, 5, 6].map((row) => `$B$${row}`)
  const { irr } = results
  const revenue = `SUM(${whole('revenue')})`
  const variable = `SUM(${whole('variableCosts')})`
  const none = `"${t('results.none')}"`
  const rates = irr.kind === 'ONE' ? [irr.rate] : irr.kind === 'SEVERAL' ? irr.rates : []
  const breakEvenRow = 7 + Math.max(rates.length, 1) + 3
  return [
    {
      key: 'needed',
      formula: `SUM(${whole('investments')})+MAX(0,${sheet}!$B$${rowOf('workingCapital')})`,
      format: 'amount',
    },
    { key: 'equity', formula: `${needed}-${at.of.borrowed}`, format: 'amount' },
    {
      key: 'wacc',
      formula: `IF(${needed}=0,${at.of.equityReturn},${equity}/${needed}*${at.of.equityReturn}+${at.of.borrowed}/${needed}*${at.of.borrowingRate}*(1-IF(${at.of.taxSystem}=2,0,${at.of.incomeTaxRate})))`,
      format: 'share',
    },
    { key: 'npv', formula: `SUM(${whole('discounted')})`, format: 'amount' },
    {
      key: 'investedNow',
      formula: `SUMPRODUCT(${whole('investments')},${whole('discountFactor')})`,
      format: 'amount',
    },
    ...(rates.length > 0
      ? // IRR searches from a guess: one formula near each known rate.
        rates.map((rate): Figure => ({
          key: 'irr',
          formula: `IRR(${whole('flow')},${rate})`,
          format: 'share',
        }))
      : [{ key: 'irr', formula: none, format: 'share' } as const]),
    {
      key: 'payback',
      formula: `IF(COUNT(${whole('paybackMoment')})>0,MIN(${whole('paybackMoment')}),IF(MIN(${whole('paybackCumulative')})>=0,0,"${t('results.never')}"))`,
      format: 'ratio',
    },
    {
      key: 'profitabilityIndex',
      formula: `IF(${invested}=0,${none},(${npv}+${invested})/${invested})`,
      format: 'ratio',
    },
    {
      key: 'dscr',
      formula: `IF(COUNT(${whole('dscrByYear')})=0,${none},MIN(${whole('dscrByYear')}))`,
      format: 'ratio',
    },
    {
      key: 'breakEven',
      formula: `IF(${revenue}<=0,${none},IF(${variable}>=${revenue},${none},SUM(${whole('fixedCosts')})/(1-${variable}/${revenue})))`,
      format: 'amount',
    },
    {
      key: 'safety',
      formula: `IF(ISNUMBER($B$${breakEvenRow}),(${revenue}-$B$${breakEvenRow})/${revenue},${none})`,
      format: 'share',
    },
  ]
}

const explained: ReadonlySet<string> = new Set([
  'wacc',
  'npv',
  'irr',
  'payback',
  'profitabilityIndex',
  'dscr',
  'breakEven',
  'safety',
])

/** The workbook of a calculation: inputs, years and figures on three sheets, with live formulas. */
export const workbookOf = (inputs: Inputs, results: Results, t: BookWords): BookSheet[] => {
  const { sheet, at } = entriesSheet(inputs, t)
  const resultsName = t('workbook.results')
  const figures = figuresOf(t, at, results)
  const resultsSheet: BookSheet = {
    name: resultsName,
    widths: [44, 18, 60, 70, 60],
    rows: [
      [
        bold(t('workbook.figure')),
        bold(t(`unit.${inputs.unit}`)),
        bold(t('explain.formula')),
        bold(t('explain.convention')),
        bold(t('explain.source')),
      ],
      ...figures.map(({ key, formula, format }) => [
        text(t(`figures.${key}`)),
        { formula, format },
        ...(explained.has(key)
          ? ['formula', 'convention', 'source'].map((part) => text(t(`explain.${key}.${part}`)))
          : []),
      ]),
    ],
  }
  return [sheet, calculationSheet(inputs, t, at, `${quoted(resultsName)}!${waccCell}`), resultsSheet]
}
