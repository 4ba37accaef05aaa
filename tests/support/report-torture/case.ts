import type { Scope } from '../../../features/user-reports/domain/template-values.ts'
import type { Pictures } from '../../../features/user-reports/server/pictures/report-picture.ts'

/** A template that is hard to fill, what it is filled with, and what must come of it. */
export type TortureCase = {
  name: string
  extension: 'docx' | 'xlsx'
  template: Uint8Array
  scope: Scope
  pictures?: Pictures
  /** What office programs must read, and what nobody may. */
  says: readonly string[]
  /** The same in parts that a plain text leaves out: headers, text boxes. */
  inParts?: Readonly<Record<string, readonly string[]>>
  never?: readonly string[]
  /** Cells, by sheet and address, as they come out once formulas were calculated. */
  cells?: Readonly<Record<string, number | string>>
}

export const text = (value: string) => ({ text: value })
export const number = (value: number) => ({ text: String(value), number: value })
export const money = (value: number) => ({
  text: String(value),
  number: value,
  currency: 'RUB' as const,
  amount: value.toFixed(2),
})
export const day = (value: string) => ({ text: value, day: value })

export const sale = (what: string, price: number): Scope => ({ what: text(what), price: number(price) })

export const project = (name: string, budget: number, sales: Scope[], more: Scope = {}): Scope => ({
  Name: text(name),
  budget: money(budget),
  started: day('2026-03-01'),
  note: text(''),
  sales,
  ...more,
})

/** Three projects: with two sales, without any, with one. */
export const usual = (more: Scope = {}): Scope => ({
  Report: text('Сводка'),
  Date: day('2026-11-29'),
  Projects: [
    project('Мост & <опора>', 100, [sale('=1+1', 1), sale('{{Report}}', 2)], { note: text('есть') }),
    project('Насос', 250.5, []),
    project('Тишина', 3, [sale('шум', 5)]),
  ],
  ...more,
})

/** Three repetitions of `SUM` over them. */
export const budgets = 353.5

/** A red dot. */
export const dot = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
)

export const dots: Pictures = {
  one: { bytes: dot, width: 400, height: 300, format: 'png', name: 'Снимок "1" <a>.png' },
  two: { bytes: Uint8Array.from(dot), width: 30, height: 900, format: 'png', name: 'Снимок 2.png' },
}

/** A value of a field of pictures. */
export const photo = (...files: string[]) => ({ text: files.join(', '), picture: { files, isShown: true } })
