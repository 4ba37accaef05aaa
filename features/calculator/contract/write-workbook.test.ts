import * as fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anyInputs } from '../../../tests/support/calculations.ts'
import type { Inputs } from '../domain/inputs.ts'
import { resultsOf, type Results } from '../domain/results.rules.ts'
import { workbookOf } from '../domain/workbook.rules.ts'
import { writeWorkbook } from './write-workbook.ts'

const soffice = '/usr/bin/soffice'
const words = (key: string): string =>
  ({ 'workbook.entries': 'Entries', 'workbook.calculation': 'Years', 'workbook.results': 'Results' })[key] ??
  key

const bookOf = (inputs: Inputs): Promise<Uint8Array> =>
  writeWorkbook(workbookOf(inputs, resultsOf(inputs), words))

/** Relative tolerance, because both end with floating-point sums. */
const alike = (given: unknown, expected: number, size: number, what: string): void => {
  expect(typeof given, `${what}: ${String(given)}`).toBe('number')
  expect(Math.abs(Number(given) - expected), `${what}: ${String(given)} for ${expected}`).toBeLessThan(
    1e-7 * size,
  )
}

const byName = (rows: readonly (readonly unknown[])[]): Map<string, readonly unknown[]> =>
  new Map(rows.map((row) => [String(row[0]), row.slice(1)]))

const compare = (
  rows: { years: Map<string, readonly unknown[]>; figures: readonly (readonly unknown[])[] },
  expected: Results,
): void => {
  const size = Math.max(
    1,
    ...expected.years.flatMap((year) => [year.netCashFlow, year.revenue, year.terminalValue].map(Math.abs)),
  )
  for (const line of [
    'revenue',
    'ebitda',
    'depreciation',
    'ebit',
    'interest',
    'tax',
    'netProfit',
    'operatingTax',
    'netCashFlow',
    'terminalValue',
    'discountFactor',
    'discounted',
    'cumulative',
  ] as const)
    for (const [t, year] of expected.years.entries())
      alike(rows.years.get(`lines.${line}`)?.[t], year[line], size, `${line} ${t}`)
  for (const [t, { dscr }] of expected.years.entries())
    if (dscr !== null)
      alike(rows.years.get('lines.dscrByYear')?.[t], dscr, Math.max(1, Math.abs(dscr)), `dscr ${t}`)
  const figures = byName(rows.figures)
  const figure = (key: string): unknown => figures.get(`figures.${key}`)?.[0]
  alike(figure('needed'), expected.needed, size, 'needed')
  alike(figure('wacc'), expected.wacc, 1, 'wacc')
  alike(figure('npv'), expected.npv, size, 'npv')
  const rates = rows.figures.filter(([name]) => name === 'figures.irr').map(([, rate]) => rate)
  if (expected.irr.kind === 'NONE') expect(rates).toEqual(['results.none'])
  else
    for (const [n, rate] of (expected.irr.kind === 'ONE'
      ? [expected.irr.rate]
      : expected.irr.rates
    ).entries())
      alike(rates[n], rate, Math.max(1, Math.abs(rate)), 'irr')
  if (expected.payback.kind === 'NEVER') expect(figure('payback')).toBe('results.never')
  else alike(figure('payback'), expected.payback.years, 1, 'payback')
  const { profitabilityIndex: index, breakEven, lowestDscr } = expected
  if (index.kind === 'AT')
    alike(figure('profitabilityIndex'), index.value, Math.max(1, Math.abs(index.value)), 'index')
  if (lowestDscr)
    alike(figure('dscr'), lowestDscr.value, Math.max(1, Math.abs(lowestDscr.value)), 'lowest dscr')
  else expect(figure('dscr')).toBe('results.none')
  if (breakEven.kind === 'AT') {
    alike(figure('breakEven'), breakEven.revenue, Math.max(size, Math.abs(breakEven.revenue)), 'break-even')
    alike(figure('safety'), breakEven.safety, Math.max(1, Math.abs(breakEven.safety)), 'safety')
  } else expect(figure('breakEven')).toBe('results.none')
}

test.skipIf(!existsSync(soffice))(
  'LibreOffice reckons every figure of fifty workbooks as the calculator does',
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'runway-books-'))
    try {
      const all = fc.sample(anyInputs, { numRuns: 50, seed: 34 })
      const names = await Promise.all(
        all.map(async (inputs, n) => {
          const name = join(folder, `book-${n}.xlsx`)
          writeFileSync(name, await bookOf(inputs))
          return name
        }),
      )
      execFileSync(
        soffice,
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          'xlsx:Calc MS Excel 2007 XML',
          '--outdir',
          join(folder, 'out'),
          ...names,
        ],
        { stdio: 'ignore', timeout: 170_000 },
      )
      for (const [n, inputs] of all.entries()) {
        const { sheets } = await readXlsx(readFileSync(join(folder, 'out', `book-${n}.xlsx`)))
        compare({ years: byName(sheets[1]!.rows), figures: sheets[2]!.rows }, resultsOf(inputs))
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

test('what a person typed stays a text: no formula, and no sign that XML cannot contain', async () => {
  const [inputs] = fc.sample(anyInputs, { numRuns: 1, seed: 1 })
  const hostile = '=HYPERLINK("http://x","y")_x0041_\u0001'
  const { sheets } = await readXlsx(await bookOf({ ...inputs!, name: hostile }))
  expect(sheets[0]!.rows[1]?.[1]).toBe('=HYPERLINK("http://x","y")_x0041_')
})
