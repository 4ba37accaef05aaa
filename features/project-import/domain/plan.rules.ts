import { cutText } from '#platform/domain/cut-text.ts'
import { isEmpty, type Value } from '../../fields/domain/values.ts'
import type { CellProblemCode } from './cell-problems.ts'
import {
  asTyped,
  isNothing,
  readEmail,
  readLeaderName,
  readMain,
  readValue,
  type Lookup,
  type ReadCell,
} from './cell.rules.ts'
import { fixedTargets, mainFields, type MainField, type ProfileTarget } from './targets.ts'

/** A cell that cannot be imported; `line` is the row of the file, `column` counts from 0. */
export type CellProblem = { line: number; column: number; text: string; problem: CellProblemCode }

/** A project as described by the file. */
export type PlannedProject = {
  /** Key of the rows of one project. */
  key: string
  lines: number[]
  name: string
  /** Number of an existing project. */
  number: string
  main: Partial<Record<MainField, string>>
  leaderEmail: string
  leaderName: string
  plain: { code: string; value: Value }[]
  items: { code: string; values: { field: string; value: Value }[] }[]
  problems: CellProblem[]
}

/** Length to which an unreadable cell is truncated for storage. */
const maxText = 4000

type Line = { line: number; cells: readonly string[] }
type Column = { at: number; target: string; profile: ProfileTarget | undefined }
type Items = Map<string, { target: ProfileTarget; at: number; values: { field: string; value: Value }[] }>

const isMain = (name: string): name is MainField => Object.hasOwn(mainFields, name)

/** Adds the value of a cell to its project; single values are taken from the first row. */
const addCell = (
  project: PlannedProject,
  { line, cells }: Line,
  { at, target, profile }: Column,
  lookup: Lookup,
  items: Items,
): void => {
  const text = cells[at] ?? ''
  if (text === '' || isNothing(text, profile?.field)) return
  const take = <Meaning>(found: ReadCell<Meaning>, use: (value: Meaning) => void): void => {
    const read: ReadCell<Meaning> = lookup.isCut?.(line, at) ? { problem: 'CELL_CUT' } : found
    if ('value' in read) use(read.value)
    else project.problems.push({ line, column: at, text: cutText(text, maxText), problem: read.problem })
  }
  const [, name = ''] = target.split('.')
  if (target === 'leader.name') take(readLeaderName(text), (found) => (project.leaderName ||= found))
  else if (target === 'leader.email') take(readEmail(text), (email) => (project.leaderEmail ||= email))
  else if (target.startsWith('main.') && isMain(name))
    take(readMain(name, text), (value) => (project.main[name] ??= value))
  else if (profile)
    take(readValue(profile.field, text, lookup, profile.key), (value) => {
      if (isEmpty(value)) return
      const { code, field, repeated } = profile
      if (!repeated) {
        if (!project.plain.some((one) => one.code === code)) project.plain.push({ code, value })
        return
      }
      const item = items.get(code) ?? { target: profile, at, values: [] }
      item.values.push({ field: field.code, value })
      items.set(code, item)
    })
}

/** Adds the values of a row to groups and tables; rows beyond their limit are reported. */
const addItems = (project: PlannedProject, line: number, items: Items): void => {
  for (const [code, { target, at, values }] of items) {
    project.items.push({ code, values })
    const count = project.items.filter((item) => item.code === code).length
    if (count === target.room + 1) project.problems.push({ line, column: at, text: '', problem: 'TOO_MANY' })
  }
}

/** Columns in the order of their targets, so that a plan does not depend on the layout of the file. */
const columnsOf = (targets: readonly (string | null)[], profile: readonly ProfileTarget[]): Column[] =>
  [...fixedTargets, ...profile.map(({ key }) => key)].flatMap((target) => {
    const at = targets.indexOf(target)
    return at < 0 ? [] : [{ at, target, profile: profile.find(({ key }) => key === target) }]
  })

/** Key of a row: rows with the same number, or else the same name in any case, are one project. */
export const keyOf = (number: string, name: string): string =>
  number === '' ? `name ${name.toLowerCase().replaceAll('ё', 'е')}` : `number ${number.toUpperCase()}`

/** Name of a separate project with the same name as another of its accelerator: names must differ. */
const nameApart = (name: string, count: number, isTaken: (name: string) => boolean): string => {
  const numbered = `${cutText(name, 240)} (${count})`
  return isTaken(numbered) ? nameApart(name, count + 1, isTaken) : numbered
}

const nameIn = (cells: readonly string[], targets: readonly (string | null)[]): string => {
  const rowName = cells[targets.indexOf('main.name')] ?? ''
  return isNothing(rowName) ? '' : asTyped('name', rowName)
}

/** Normalized names of the projects in the rows of a file: a numbered name must differ from all of them. */
export const namesIn = (
  lines: readonly (readonly string[])[],
  targets: readonly (string | null)[],
): ReadonlySet<string> => new Set(lines.map((cells) => keyOf('', nameIn(cells, targets))))

/** The projects of a file by the key of their rows. */
export type PlannedProjects = Map<string, PlannedProject>

/**
 * Adds rows of a file to its projects: each row below the heading is a project, rows of the same project add items
 * to it. A long file is planned in parts; `from` is the index of the part's first row.
 */
export const planLines = (
  projects: PlannedProjects,
  lines: readonly (readonly string[])[],
  from: number,
  {
    targets,
    apart = [],
    names,
  }: {
    targets: readonly (string | null)[]
    apart?: readonly string[] | undefined
    /** All names of the file; see `namesIn`. */
    names: ReadonlySet<string>
  },
  profile: readonly ProfileTarget[],
  lookup: Lookup,
): void => {
  const columns = columnsOf(targets, profile)
  const at = (target: string) => targets.indexOf(target)
  lines.forEach((cells, i) => {
    if (cells.every((cell) => cell === '')) return
    const line = from + 1 + i
    const cellOf = (target: string) => cells[at(target)] ?? ''
    const name = nameIn(cells, targets)
    const number = isNothing(cellOf('main.number')) ? '' : cellOf('main.number')
    // A row without a name belongs to no project, and is reported separately.
    const key = name === '' && number === '' ? `line ${line}` : keyOf(number, name)
    const before = apart.includes(key)
      ? [...projects.values()].filter((other) => other.key === key).length
      : 0
    const place = apart.includes(key) ? `${key} line ${line}` : key
    const isTaken = (other: string) =>
      names.has(keyOf('', other)) ||
      [...projects.values()].some((one) => keyOf('', one.name) === keyOf('', other))
    const project: PlannedProject = projects.get(place) ?? {
      key,
      lines: [],
      name: before === 0 ? name : nameApart(name, before + 1, isTaken),
      number,
      main: {},
      leaderEmail: '',
      leaderName: '',
      plain: [],
      items: [],
      problems: [],
    }
    projects.set(place, project)
    if (name === '' && number === '')
      project.problems.push({ line, column: Math.max(0, at('main.name')), text: '', problem: 'REQUIRED' })
    project.lines.push(line)
    const items: Items = new Map()
    for (const column of columns) addCell(project, { line, cells }, column, lookup, items)
    addItems(project, line, items)
  })
}
