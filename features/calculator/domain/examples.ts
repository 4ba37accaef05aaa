import type { ExampleKey } from './example-keys.ts'
import { emptyInputs, type Inputs, type Table } from './inputs.ts'

/** A row of an example: the key of its name and its values by year. */
type Row = readonly [name: string, ...values: number[]]

type Example = Partial<Inputs> & { rows: Partial<Record<Table, readonly Row[]>> }

const given: Readonly<Record<ExampleKey, Example>> = {
  // Software subscription: little equipment, initial losses, recurring revenue.
  subscription: {
    taxSystem: 'TURNOVER',
    turnoverTaxRate: 6,
    initialInvestments: 6_500,
    assetLife: 3,
    liquidationDiscount: 80,
    borrowed: 0,
    equityReturn: 30,
    rows: {
      income: [
        ['smallPlan', 0, 5_400, 14_200, 25_800, 36_500, 45_200],
        ['largePlan', 0, 1_800, 6_300, 13_500, 21_600, 28_800],
        ['setup', 0, 600, 1_100, 1_500, 1_700, 1_800],
      ],
      variableCosts: [
        ['hosting', 0, 640, 1_730, 3_260, 4_790, 6_060],
        ['payments', 0, 230, 650, 1_220, 1_790, 2_270],
        ['support', 0, 900, 2_100, 3_400, 4_600, 5_500],
      ],
      fixedCosts: [
        ['team', 4_200, 7_800, 9_600, 11_200, 12_400, 13_200],
        ['marketing', 800, 2_900, 3_800, 4_500, 4_900, 5_200],
        ['office', 300, 620, 680, 740, 790, 840],
      ],
      workingCapital: [['receivables', 0, 320, 870, 1_630, 2_390, 3_030]],
    },
  },
  // Small production: equipment on credit, inventory, assets sold at the end.
  production: {
    incomeTaxRate: 25,
    initialInvestments: 42_000,
    assetLife: 7,
    liquidationDiscount: 40,
    borrowed: 18_000,
    borrowingRate: 19,
    equityReturn: 26,
    rows: {
      income: [
        ['wholesale', 0, 28_500, 41_200, 49_800, 54_300, 57_100],
        ['retail', 0, 9_200, 14_600, 18_900, 21_400, 23_000],
      ],
      variableCosts: [
        ['materials', 0, 15_100, 22_300, 27_500, 30_300, 32_000],
        ['pieceWages', 0, 4_500, 6_700, 8_200, 9_100, 9_600],
        ['delivery', 0, 1_500, 2_200, 2_700, 3_000, 3_200],
      ],
      fixedCosts: [
        ['rent', 1_600, 3_400, 3_600, 3_800, 4_000, 4_200],
        ['staff', 900, 5_200, 5_600, 6_000, 6_400, 6_800],
        ['energy', 100, 1_100, 1_200, 1_300, 1_400, 1_500],
      ],
      workingCapital: [
        ['stocks', 2_400, 3_700, 4_500, 5_000, 5_300, 5_500],
        ['receivables', 0, 2_900, 4_300, 5_300, 5_800, 6_200],
        ['advances', 0, -1_200, -1_700, -2_100, -2_300, -2_400],
      ],
      laterInvestments: [['secondLine', 0, 0, 9_500, 0, 0, 0]],
    },
  },
  // Services: personnel costs, few investments, no planned end.
  services: {
    finite: false,
    taxSystem: 'INCOME',
    incomeTaxRate: 25,
    initialInvestments: 5_200,
    assetLife: 5,
    borrowed: 1_500,
    borrowingRate: 21,
    equityReturn: 28,
    rows: {
      income: [
        ['projects', 0, 9_600, 13_800, 16_900, 18_400, 18_900],
        ['retainers', 0, 1_400, 3_600, 5_800, 7_200, 7_700],
      ],
      variableCosts: [
        ['contractors', 0, 3_900, 6_100, 7_900, 8_900, 9_200],
        ['travel', 0, 420, 600, 740, 810, 830],
      ],
      fixedCosts: [
        ['staff', 1_200, 4_300, 5_600, 6_700, 7_300, 7_500],
        ['rent', 250, 700, 760, 810, 860, 880],
        ['marketing', 200, 600, 700, 780, 820, 830],
      ],
      workingCapital: [['receivables', 0, 900, 1_430, 1_870, 2_100, 2_100]],
    },
  },
}

/** A worked example from a start year; `name` translates names. */
export const exampleOf = (key: ExampleKey, year: number, name: (key: string) => string): Inputs => {
  const { rows, ...fields } = given[key]
  const named = Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [
      table,
      all.map(([row, ...values], n) => ({ id: `r${n + 1}`, name: name(`rows.${row}`), values })),
    ]),
  ) as Partial<Inputs>
  return {
    ...emptyInputs(year),
    ...fields,
    ...named,
    name: name(`${key}.name`),
    industry: name(`${key}.industry`),
  }
}
