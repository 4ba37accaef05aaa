import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { extensionsOf, extensionsProblem } from '../../fields/domain/extensions.rules.ts'
import type { FieldPart, PartValue } from './object-parts.ts'

/** A parsed cell: its value, or its error. */
export type ReadCell = { value: PartValue; problem?: FieldErrorCode }

type Reader = (cell: string) => ReadCell

const wrong = (problem: FieldErrorCode): ReadCell => ({ value: null, problem })

const words =
  (max: number): Reader =>
  (cell) =>
    cell.length > max ? wrong('TOO_LONG') : { value: cell }

const orNothing =
  (read: Reader): Reader =>
  (cell) =>
    cell === '' ? { value: null } : read(cell)

const yes = new Set(['yes', 'true', '1', 'да'])
const no = new Set(['', 'no', 'false', '0', 'нет'])

const flag: Reader = (cell) => {
  const typed = cell.toLowerCase()
  return yes.has(typed) || no.has(typed) ? { value: yes.has(typed) } : wrong('NOT_IN_LIST')
}

const largest = 1e13

const number = orNothing((cell) => {
  const value = Number(cell.replace(/[\s%]/g, '').replace(',', '.'))
  if (!Number.isFinite(value)) return wrong('NOT_A_NUMBER')
  if (value < -largest) return wrong('TOO_SMALL')
  return value > largest ? wrong('TOO_BIG') : { value }
})

const count = (max: number): Reader =>
  orNothing((cell) => {
    if (!/^\d{1,9}$/.test(cell)) return wrong('NOT_AN_INTEGER')
    const value = Number(cell)
    if (value < 1) return wrong('TOO_SMALL')
    return value > max ? wrong('TOO_BIG') : { value }
  })

const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

const day = orNothing((cell) => {
  const russian = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(cell)
  const value = russian ? `${russian[3]}-${russian[2]}-${russian[1]}` : cell
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value) ? { value } : wrong('INVALID_DATE')
})

const currency = orNothing((cell) =>
  (currencies as readonly string[]).includes(cell.toUpperCase())
    ? { value: cell.toUpperCase() }
    : wrong('NOT_IN_LIST'),
)

const extensions = orNothing((cell) => {
  const problem = extensionsProblem(cell)
  return problem ? wrong(problem) : { value: extensionsOf(cell).join(', ') }
})

/** Parsers of a spreadsheet's cells; dictionary codes are validated elsewhere. */
export const readCell: Record<FieldPart, Reader> = {
  name_ru: words(255),
  name_en: words(255),
  short_name_ru: words(200),
  short_name_en: words(200),
  description_ru: words(1200),
  description_en: words(1200),
  help_ru: words(1200),
  help_en: words(1200),
  required: flag,
  unit_ru: orNothing(words(200)),
  unit_en: orNothing(words(200)),
  currency,
  dictionary: orNothing(words(61)),
  multiple: flag,
  rich: flag,
  web_address: flag,
  past: flag,
  max_length: count(4000),
  min: number,
  max: number,
  from: day,
  to: day,
  max_count: count(50),
  extensions,
}
