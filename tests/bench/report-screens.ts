import type { BrowserContext } from '@playwright/test'
import { demoPassword } from '../../database/demo/index.ts'
import { isTable, reportKeys, reportPath, type ReportKey } from '../../features/reports/domain/reports.ts'
import { figuresOf } from './screens/figures.ts'
import { launch, openWatched, signInPage } from './screens/visitor.ts'

type Say = (line: string) => void

/** Maximum milliseconds from the navigation to the first rows. */
const goal = 1000
const openings = 5

/** The first row of the table, or the words instead of one. */
const awaited = '.list-table tbody tr, .page-state'

const openReport = async (context: BrowserContext, origin: string, key: ReportKey) => {
  const { page, openedAfter } = await openWatched(context, `${origin}${reportPath(key)}`, awaited)
  const rows = await page.locator('.list-table tbody tr').count()
  await page.close()
  return { openedAfter, rows }
}

/** Opens the page of each report in Chromium: the time until its first rows are painted. */
export const measureReportScreens = async (origin: string, say: Say, only: RegExp): Promise<void> => {
  const browser = await launch()
  try {
    const context = await signInPage(browser, origin, 'acc@demo.example', demoPassword)
    say('| report | rows | first visit ms | median ms | worst ms | goal |')
    say('| --- | --- | --- | --- | --- | --- |')
    for (const key of reportKeys.filter(isTable)) {
      if (!only.test(key)) continue
      const first = await openReport(context, origin, key)
      const after: number[] = []
      for (let time = 0; time < openings; time += 1)
        after.push((await openReport(context, origin, key)).openedAfter)
      const { median, worst } = figuresOf(after)
      say(
        `| ${key} | ${first.rows} | ${first.openedAfter.toFixed(0)} | ${median.toFixed(0)} | ${worst.toFixed(0)} | <= ${goal}: ${median <= goal ? 'holds' : 'MISSED'} |`,
      )
    }
  } finally {
    await browser.close()
  }
}
