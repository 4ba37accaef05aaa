import { unzipSync } from 'fflate'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { deflateRawSync } from 'node:zlib'
import type { TableHead } from '#platform/server/spreadsheets/table-file.ts'
import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { writeTable } from '#platform/server/spreadsheets/write-table.ts'

type Say = (line: string) => void

const rows = 100_000
const columns = 15

/** Rows of a part, as an export reads them. */
const rowsOfPart = 100

/** Maximum ratio to the deflate of the same bytes, additional megabytes, and milliseconds for which the event loop is blocked. */
const goals = { ratio: 2, megabytes: 250, blockedMs: 50 }

/** A row like those of reports: texts, numbers, shares, days and numbers that link to their rows. */
const rowOf = (at: number): SheetCell[] => [
  at,
  `Проект ${at}: модульные теплообменники для заводов`,
  `Трек ${at % 40}`,
  'На проверке',
  new Date(Date.UTC(2026, at % 12, 1 + (at % 28))),
  { clock: new Date(Date.UTC(2026, at % 12, 1 + (at % 28), at % 24, at % 60)) },
  { share: (at % 1000) / 1000 },
  at % 17,
  (at % 9973) / 7,
  {
    link: `https://runway.example/bch/view/projects-in-work?trackId=${at % 40}&from=2026-01-01`,
    shown: at % 50,
  },
  'Энергетика; Машиностроение',
  `Иванова Анна Сергеевна ${at % 300}`,
  'Пермский край',
  at % 3 === 0 ? 'Экономика не сходится: затраты на внедрение выше, чем экономия за три года' : null,
  at % 2 === 0,
]

const partsOf = async function* () {
  for (let from = 0; from < rows; from += rowsOfPart)
    yield Array.from({ length: rowsOfPart }, (_one, n) => rowOf(from + n + 1))
}

const noRows = async function* (): AsyncGenerator<SheetCell[][]> {}

const secondsSince = (began: number): number => (performance.now() - began) / 1000

/** Deflates the parts of a workbook again, at the usual level of zlib. */
const deflateAgain = (workbook: Buffer): { seconds: number; megabytes: number } => {
  const parts = Object.values(unzipSync(workbook))
  const began = performance.now()
  for (const part of parts) deflateRawSync(part)
  return { seconds: secondsSince(began), megabytes: parts.reduce((sum, { length }) => sum + length, 0) / 1e6 }
}

/** Duration and memory of a large table in its thread, compared with the deflate of the same bytes. */
export const measureWorkbook = async (say: Say): Promise<void> => {
  say(
    '| format | MB | s | of it start of the thread | deflate of the same bytes, s | ratio | MB more | ms of the event loop held |',
  )
  say('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const format of ['xlsx', 'csv'] as const) {
    const head: TableHead = {
      name: 'Проекты',
      titles: Array.from({ length: columns }, (_one, n) => `Столбец ${n + 1}`),
      format,
      locale: 'ru',
    }
    const starting = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one after another: they are measured
    await writeTable(head, noRows())
    const start = secondsSince(starting)
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const began = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- as above
    const made = await writeTable(head, partsOf())
    const seconds = secondsSince(began)
    delay.disable()
    clearInterval(watch)
    const megabytes = Math.round((most - before) / 1_048_576)
    const blockedMs = Math.round(delay.max / 1e6)
    const deflated = format === 'xlsx' ? deflateAgain(made) : null
    // Built, the thread starts at once; from the sources it first loads a compiler.
    const ratio = deflated && (seconds - start) / deflated.seconds
    say(
      `| ${format}, ${rows.toLocaleString('en')} × ${columns} | ${(made.length / 1e6).toFixed(1)} | ${seconds.toFixed(2)} | ${start.toFixed(2)} | ${
        deflated ? `${deflated.seconds.toFixed(2)} (of ${deflated.megabytes.toFixed(0)} MB)` : '-'
      } | ${ratio ? `${ratio.toFixed(2)}, <= ${goals.ratio}: ${ratio <= goals.ratio ? 'holds' : 'MISSED'}` : '-'} | ${megabytes}, <= ${goals.megabytes}: ${megabytes <= goals.megabytes ? 'holds' : 'MISSED'} | ${blockedMs}, <= ${goals.blockedMs}: ${blockedMs <= goals.blockedMs ? 'holds' : 'missed'} |`,
    )
  }
}
