import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { valueFromText } from '../../profiles/domain/pasted-text.rules.ts'
import type { Field } from '../../profiles/domain/template.ts'
import { valueProblem } from '../../profiles/domain/validate-value.ts'
import { isEmpty, type Value } from '../../profiles/domain/values.ts'
import { projectStages } from '../../projects/domain/states.ts'
import { mainFields, type MainField, type ProfileTarget } from './targets.ts'

/** What a cell says that cannot be taken; `line` is the line of the file, `column` counts from 0. */
export type CellProblem = { line: number; column: number; text: string; problem: FieldErrorCode }

/** A project as the file tells of it. */
export type PlannedProject = {
  lines: number[]
  name: string
  /** The number of a project that exists already. */
  number: string
  main: Partial<Record<MainField | 'stage', string>>
  leaderEmail: string
  plain: { code: string; value: Value }[]
  items: { code: string; values: { field: string; value: Value }[] }[]
  problems: CellProblem[]
}

/** Finds what names in cells mean. */
export type Lookup = {
  listValue: (dictionary: string, name: string) => number | undefined
  stage: (name: string) => string | undefined
}

type Line = { line: number; cells: readonly string[] }
type Column = { at: number; target: string }

const emailShape = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\]{2,}$/
const isWebAddress = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

const wellFormed = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** A bare address is what people write in spreadsheets. */
const webAddress = (text: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : text

const mainProblem = (field: MainField, text: string): FieldErrorCode | null => {
  if (!wellFormed(text)) return 'INVALID'
  if (text.length > mainFields[field]) return 'TOO_LONG'
  return field === 'website' && !isWebAddress(text) ? 'INVALID_URL' : null
}

const wrongShape: Partial<Record<Field['type'], FieldErrorCode>> = {
  DATE: 'INVALID_DATE',
  INTEGER: 'NOT_A_NUMBER',
  NUMBER: 'NOT_A_NUMBER',
  MONEY: 'NOT_A_NUMBER',
  PERCENT: 'NOT_A_NUMBER',
  LIST: 'NOT_IN_LIST',
  PHONE: 'INVALID_PHONE',
}

const phoneFromText = (text: string): Value | undefined => {
  const digits = text
    .replace(/[^\d+]/g, '')
    .replace(/^8(?=\d{10}$)/, '+7')
    .replace(/^7(?=\d{10}$)/, '+7')
  return /^\+7\d{10}$/.test(digits) ? { country: 'RU', number: digits } : undefined
}

/** The value a cell means in a field, or what is wrong with it. */
const readCell = (
  field: Field,
  text: string,
  lookup: Lookup,
): { value: Value } | { problem: FieldErrorCode } => {
  const found = field.type === 'PHONE' ? phoneFromText(text) : valueFromText(field, text, lookup.listValue)
  if (found === undefined) return { problem: wrongShape[field.type] ?? 'INVALID' }
  const problem = valueProblem(field, found)
  return problem ? { problem } : { value: found }
}

const isMain = (name: string): name is MainField => Object.hasOwn(mainFields, name)

const addCell = (
  project: PlannedProject,
  { line, cells }: Line,
  { at, target }: Column,
  fields: ReadonlyMap<string, ProfileTarget>,
  lookup: Lookup,
  item: Map<string, { field: string; value: Value }[]>,
): void => {
  const text = cells[at] ?? ''
  if (text === '') return
  const wrong = (problem: FieldErrorCode) =>
    project.problems.push({ line, column: at, text: text.slice(0, 200), problem })
  const [kind = '', name = ''] = target.split('.')
  if (target === 'leader.email') {
    if (text.length > 255 || !emailShape.test(text)) wrong('INVALID_EMAIL')
    else project.leaderEmail ||= text
  } else if (target === 'main.stage') {
    const stage = lookup.stage(text) ?? projectStages.find((code) => code === text)
    if (stage) project.main.stage ??= stage
    else wrong('NOT_IN_LIST')
  } else if (kind === 'main' && isMain(name)) {
    const given = name === 'website' ? webAddress(text) : text
    const problem = mainProblem(name, given)
    if (problem) wrong(problem)
    else project.main[name] ??= given
  } else {
    const profile = fields.get(target)
    if (!profile) return
    const read = readCell(profile.field, text, lookup)
    if ('problem' in read) wrong(read.problem)
    else if (isEmpty(read.value)) return
    else if (profile.repeated)
      item.set(profile.code, [
        ...(item.get(profile.code) ?? []),
        { field: profile.field.code, value: read.value },
      ])
    else if (!project.plain.some(({ code }) => code === profile.code))
      project.plain.push({ code: profile.code, value: read.value })
  }
}

const columnsOf = (targets: readonly (string | null)[]): Column[] =>
  targets.flatMap((target, at) => (target === null ? [] : [{ at, target }]))

/** What makes two lines one project: its number, else its name in any case. */
const keyOf = (number: string, name: string): string =>
  number === '' ? `name ${name.toLowerCase().replaceAll('ё', 'е')}` : `number ${number.toUpperCase()}`

/**
 * The projects of a file: each line below the heading is one, lines of the same project add items to its groups and
 * tables. The first line says what stands once.
 */
export const planProjects = (
  sheet: readonly (readonly string[])[],
  { headerRow, targets }: { headerRow: number; targets: readonly (string | null)[] },
  profile: readonly ProfileTarget[],
  lookup: Lookup,
): PlannedProject[] => {
  const columns = columnsOf(targets)
  const fields = new Map(profile.map((target) => [target.key, target]))
  const at = (target: string) => targets.indexOf(target)
  const projects = new Map<string, PlannedProject>()
  sheet.slice(headerRow + 1).forEach((cells, i) => {
    if (cells.every((cell) => cell === '')) return
    const line = headerRow + 2 + i
    const name = cells[at('main.name')] ?? ''
    const number = cells[at('main.number')] ?? ''
    // A line without a name belongs to nobody, and is told of alone.
    const key = name === '' && number === '' ? `line ${line}` : keyOf(number, name)
    const project: PlannedProject = projects.get(key) ?? {
      lines: [],
      name,
      number,
      main: {},
      leaderEmail: '',
      plain: [],
      items: [],
      problems: [],
    }
    projects.set(key, project)
    if (name === '' && number === '')
      project.problems.push({ line, column: Math.max(0, at('main.name')), text: '', problem: 'REQUIRED' })
    project.lines.push(line)
    const item = new Map<string, { field: string; value: Value }[]>()
    for (const column of columns) addCell(project, { line, cells }, column, fields, lookup, item)
    for (const [code, values] of item) project.items.push({ code, values })
  })
  return [...projects.values()]
}
