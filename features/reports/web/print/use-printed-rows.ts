import { useState } from 'react'
import { flushSync } from 'react-dom'
import { countLimit, maxPageSize } from '#platform/contract/lists.ts'
import { call } from '#platform/web/api/call.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import type { ReportRow } from '../report-cells.ts'
import type { ReportContract } from '../report-contracts.ts'

type Asked = Readonly<Record<string, unknown>>
type Page = { items: ReportRow[]; next: string | null }

/** The rows for paper; `isCut` means that the report has more of them. */
export type PrintedRows = { rows: readonly ReportRow[]; isCut: boolean }

/** Reads the rows of a report page by page, up to the limit of a file that is exported at once. */
const readRows = async (contract: ReportContract, parameters: Asked): Promise<PrintedRows> => {
  const rows: ReportRow[] = []
  let after: string | null = null
  do {
    const query = { ...parameters, limit: maxPageSize, ...(after === null ? { offset: 0 } : { after }) }
    const page: Page = await call(contract as never, { query } as never)
    rows.push(...page.items)
    after = page.next
  } while (after !== null && rows.length < countLimit)
  return { rows: rows.slice(0, countLimit), isCut: after !== null || rows.length > countLimit }
}

/**
 * Prints a report with all of its rows: `start` reads them, renders them in place of the shown page, and opens the
 * browser's dialog. They remain for the browser's own command until a parameter changes.
 */
export const usePrintedRows = (contract: ReportContract, parameters: Asked) => {
  const [read, setRead] = useState<{ of: string; printed: PrintedRows } | null>(null)
  const of = JSON.stringify(parameters)
  const start = async (): Promise<void> => {
    try {
      const printed = await withProgress('document', () => readRows(contract, parameters))
      flushSync(() => setRead({ of, printed }))
      print()
    } catch (error) {
      notifyError(error)
    }
  }
  return { printed: read?.of === of ? read.printed : null, start }
}
