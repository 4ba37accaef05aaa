import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { KnownScope, KnownTag, Scope } from '../../features/user-reports/domain/template-values.ts'
import { chosenTags } from '../../features/user-reports/server/draft/chosen-tags.ts'
import { draftDocx } from '../../features/user-reports/server/draft/draft-docx.ts'
import { draftXlsx } from '../../features/user-reports/server/draft/draft-xlsx.ts'
import { fillTemplate } from '../../features/user-reports/server/template/templates.ts'

type Say = (line: string) => void

const count = 20
const rowsOfProject = 200
const fieldsOfProject = 40

/** Maximum seconds per file, additional megabytes, and milliseconds for which the event loop is blocked. */
const goals = { docx: 1, xlsx: 2, megabytes: 250, blockedMs: 50 }

const field = (at: number): [string, KnownTag] => [`field_${at}`, { name: `Показатель ${at}`, type: 'text' }]
const columns: KnownScope = {
  what: { name: 'Что' },
  price: { name: 'Цена', type: 'number' },
  day: { name: 'Когда', type: 'day' },
}
const known: KnownScope = {
  Name: { name: 'Название' },
  ...Object.fromEntries(Array.from({ length: fieldsOfProject }, (_one, at) => field(at))),
  sales: { name: 'Продажи', list: columns },
}

const projectOf = (at: number, rows: number): Scope => ({
  Position: { text: String(at), number: at },
  Name: { text: `Проект ${at}` },
  ...Object.fromEntries(
    Array.from({ length: fieldsOfProject }, (_one, n) => [
      `field_${n}`,
      { text: `Значение ${n} проекта ${at}. `.repeat(4) },
    ]),
  ),
  sales: Array.from({ length: rows }, (_one, n) => ({
    what: { text: `Продажа ${n}` },
    price: { text: String(n), number: n },
    day: { text: '01.03.2026', day: '2026-03-01' },
  })),
})

const scopeOf = (rows: number): Scope => ({
  Report: { text: 'Сводка' },
  Accelerator: { text: 'Орбита' },
  Date: { text: '29.11.2026', day: '2026-11-29' },
  Projects: Array.from({ length: count }, (_one, at) => projectOf(at + 1, rows)),
})

/** Duration and memory of a report of twenty projects in its thread, and how long it blocks the event loop. */
export const measureReportFills = async (say: Say): Promise<void> => {
  const tags = chosenTags(known, Object.keys(known))
  const words = { projects: 'Проекты', project: 'Проект', total: 'Итого' }
  const templates = {
    docx: {
      bytes: draftDocx({ title: 'Сводка', oneFile: true, locale: 'ru', tags }),
      scope: scopeOf(10),
      says: `${count} projects, ${fieldsOfProject} fields, 10 rows each`,
    },
    xlsx: {
      bytes: draftXlsx({ title: 'Сводка', tags, words }),
      scope: scopeOf(rowsOfProject),
      says: `${count} projects, ${rowsOfProject} rows each`,
    },
  }
  say('| report | s | goal | MB more | goal | ms of the event loop held | goal |')
  say('| --- | --- | --- | --- | --- | --- | --- |')
  for (const extension of ['docx', 'xlsx'] as const) {
    const { bytes, scope, says } = templates[extension]
    const fill = () => fillTemplate('bench', { bytes, extension, scope, locale: 'ru', pictures: {} })
    // The first one starts the thread.
    // oxlint-disable-next-line no-await-in-loop
    await fill()
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const began = performance.now()
    // oxlint-disable-next-line no-await-in-loop
    const made = await fill()
    const seconds = (performance.now() - began) / 1000
    delay.disable()
    clearInterval(watch)
    const megabytes = Math.round((most - before) / 1_048_576)
    say(
      `| ${extension}, ${says} (${Math.round(made.length / 1024)} kB) | ${seconds.toFixed(2)} | ≤ ${goals[extension]} | ${megabytes} | ≤ ${goals.megabytes} | ${Math.round(delay.max / 1e6)} | ≤ ${goals.blockedMs} |`,
    )
  }
}
