import { calculatorPath } from '../../features/calculator/domain/calculator-path.ts'
import { emptyInputs, limits, type Inputs, type Item } from '../../features/calculator/domain/inputs.ts'
import { openDemo } from './screens/demo-portal.ts'
import { sayActions } from './screens/say-actions.ts'
import { typeDown } from './screens/typing.ts'
import { launch, openWatched } from './screens/visitor.ts'
import { startPortal } from './servers.ts'

const year = 2026
const slowdown = 4

const rows = (name: string): Item[] =>
  Array.from({ length: limits.items }, (_, n) => ({
    id: `r${n + 1}`,
    name: `${name} ${n + 1}`,
    values: Array.from({ length: limits.years + 1 }, (_value, t) => 100 + n + t),
  }))

/** The largest possible calculation: thirty years after the first, and sixty rows in each table. */
export const largest: Inputs = {
  ...emptyInputs(year),
  name: 'Bench',
  completionYear: year + limits.years,
  income: rows('Income'),
  variableCosts: rows('Costs').slice(0, 20),
  fixedCosts: rows('Office').slice(0, 20),
  workingCapital: rows('Stocks').slice(0, 20),
  initialInvestments: 5000,
  borrowed: 1000,
  borrowingRate: 18,
  equityReturn: 25,
}

/**
 * Time from a key press to the updated results of the largest calculation, in a table and among the results, with
 * the processor throttled fourfold.
 */
export const measureCalculator = async (say: (line: string) => void): Promise<void> => {
  const { url, stop } = await openDemo(async () => null)
  const portal = await startPortal(url, Number(process.env['BENCH_PORT'] ?? 3903))
  const browser = await launch()
  const open = async (step: 'income' | 'results', awaited: string) => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
    await context.addInitScript(
      (draft) => localStorage.setItem('calculator_draft', draft),
      JSON.stringify({ inputs: largest, step }),
    )
    const watched = await openWatched(context, `${portal.origin}${calculatorPath}`, awaited, slowdown)
    await watched.page.waitForTimeout(3000 * slowdown)
    return watched
  }
  try {
    say('The largest calculation, a processor four times slower; Chromium')
    const table = await open('income', '.entry-table__input')
    const results = await open('results', '.results__section input')
    sayActions(say, [
      await typeDown(
        table,
        'a table of 60 rows and 31 years: figures',
        '[data-row="3"][data-column="5"]',
        '1234,5',
      ),
      await typeDown(results, 'results: a change of a scenario', '.results__section input', '12'),
    ])
  } finally {
    await browser.close()
    await portal.stop()
    await stop()
  }
}
