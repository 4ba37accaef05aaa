import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { trackRefusal } from '#features/acceleration-requests'
import { activeTree } from '#features/profile-templates'
import { matchNames } from '#features/project-profiles'
import { phoneFromText } from '#platform/contract/numbering-plans.ts'
import type { Db } from '#platform/server/context.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import { possibleNames } from '../../fields/types/list/list.type.ts'
import type { Lookup } from '../domain/cell.rules.ts'
import { decide, type Decided } from '../domain/decide.rules.ts'
import { planLines, type PlannedProject, type PlannedProjects } from '../domain/plan.rules.ts'
import { conventionsOf, noteColumn, type ColumnNotes } from '../domain/column-notes.rules.ts'
import { leftOutRows, withoutRows, type LeftOutRow } from '../domain/left-out-rows.rules.ts'
import { profileTargets, type ProfileTarget } from '../domain/targets.ts'
import { chosenValues } from './remembered-values.ts'
import { findExisting } from './existing-projects.ts'
import { sheetOf, type ImportSettings, type ImportSubject } from './import.repository.ts'

/** What an import would do, with the cells it was planned from. */
export type ImportPlan = {
  projects: Decided[]
  sheet: string[][]
  tree: ElementTree
  leftOut: LeftOutRow[]
  notes: ColumnNotes
  /** The track that projects would apply to takes no applications now. */
  trackClosed: boolean
}

type Sheet = readonly (readonly string[])[]

/** What the columns of rows fill, and for which accelerator. */
export type Mapped = {
  acceleratorId: number
  headerRow: number
  targets: readonly (string | null)[]
  conventions?: ImportSettings['conventions']
}

/** Where numbers without a code of a country are at home: with the accelerator. */
const homeCountry = async (db: Db, acceleratorId: number): Promise<string> => {
  const { rows } = await sql<{ code: string }>`
    select v.code from accelerator a join dictionary_value v on v.id = a.country_id where a.id = ${acceleratorId}`.execute(
    db,
  )
  return rows[0]?.code ?? 'RU'
}

/** Looks up at once all names that stand in columns of lists. */
const lookupOf = async (
  db: Db,
  { headerRow, targets, acceleratorId, conventions = [] }: Mapped,
  sheet: Sheet,
  tree: ElementTree,
): Promise<Lookup> => {
  const wanted = new Map<string, Set<string>>()
  for (const { key, field } of profileTargets(tree)) {
    const column = targets.indexOf(key)
    if (column < 0 || field.type !== 'LIST' || !field.dictionary) continue
    const names = wanted.get(field.dictionary) ?? new Set<string>()
    for (const row of sheet.slice(headerRow + 1))
      for (const name of possibleNames(field, row[column] ?? '')) names.add(name)
    wanted.set(field.dictionary, names)
  }
  const found = await Promise.all(
    [...wanted].map(
      async ([dictionary, names]) =>
        [dictionary, (await matchNames(db, dictionary, [...names])).found] as const,
    ),
  )
  const ids = new Map(found)
  const [home, chosen] = await Promise.all([
    homeCountry(db, acceleratorId),
    chosenValues(db, acceleratorId, [...wanted.keys()]),
  ])
  const answers = new Map(conventions.map(({ target, answer }) => [target, conventionsOf(answer)]))
  return {
    listValue: (dictionary, name) => {
      const choice = chosen(dictionary, name)
      return choice === null ? 0 : (choice ?? ids.get(dictionary)?.[name])
    },
    phone: (text) => phoneFromText(text, home),
    conventions: (target) => answers.get(target) ?? {},
  }
}

/** Lines planned before others are let through: a few milliseconds of work. */
const linesAtOnce = 100

const planWith = async (
  mapped: Mapped,
  sheet: Sheet,
  profile: readonly ProfileTarget[],
  lookup: Lookup,
): Promise<PlannedProject[]> => {
  const projects: PlannedProjects = new Map()
  for (let from = mapped.headerRow + 1; from < sheet.length; from += linesAtOnce) {
    planLines(projects, sheet.slice(from, from + linesAtOnce), from, mapped, profile, lookup)
    await setImmediate()
  }
  return [...projects.values()]
}

/** The projects that rows describe, as far as they can be taken; whether they exist is not looked up. */
export const planRows = async (
  db: Db,
  mapped: Mapped,
  sheet: Sheet,
  tree: ElementTree,
): Promise<PlannedProject[]> =>
  planWith(mapped, sheet, profileTargets(tree), await lookupOf(db, mapped, sheet, tree))

const notesOf = async (
  { headerRow, targets }: Mapped,
  sheet: Sheet,
  profile: readonly ProfileTarget[],
  lookup: Lookup,
): Promise<ColumnNotes> => {
  const notes: ColumnNotes = { questions: [], assumed: [], names: [] }
  for (const [column, key] of targets.entries()) {
    const target = profile.find((one) => one.key === key)
    if (!target) continue
    const cells = sheet.slice(headerRow + 1).flatMap((row) => row[column] || [])
    noteColumn(notes, column, cells, target, lookup)
    await setImmediate()
  }
  return notes
}

/** What an import would do now: every project of the file, and what is to become of it. */
export const planImport = async (db: Db, subject: ImportSubject): Promise<ImportPlan> => {
  const [sheet, tree] = await Promise.all([sheetOf(db, subject.id), activeTree(db)])
  const { acceleratorId, settings } = subject
  const { headerRow, targets, trackId } = settings
  const mapped = { ...settings, acceleratorId }
  const leftOut = leftOutRows(sheet, headerRow, targets.indexOf('main.name'))
  const rows = withoutRows(sheet, leftOut)
  const profile = profileTargets(tree)
  const lookup = await lookupOf(db, mapped, rows, tree)
  const planned = await planWith(mapped, rows, profile, lookup)
  const [notes, find, refusal] = await Promise.all([
    notesOf(mapped, rows, profile, lookup),
    findExisting(db, { acceleratorId, uid: subject.createdByUid }, planned),
    trackId === null ? null : trackRefusal(db, trackId),
  ])
  const deciding = {
    choice: settings.existing,
    unread: settings.unread,
    nameColumn: targets.indexOf('main.name'),
    numberColumn: targets.indexOf('main.number'),
    trackClosed: refusal !== null,
  }
  const projects = planned.map((project) => decide(project, find(project), deciding))
  return { projects, sheet, tree, leftOut, notes, trackClosed: refusal !== null }
}
