import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { trackRefusal } from '#features/acceleration-requests'
import { activeTree } from '#features/profile-templates'
import { matchNames } from '#features/project-profiles'
import { phoneFromText } from '#platform/contract/numbering-plans.ts'
import type { Db } from '#platform/server/context.ts'
import { fieldTypes } from '../../fields/domain/field-types.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import { possibleNames } from '../../fields/types/list/list.type.ts'
import type { Lookup } from '../domain/cell.rules.ts'
import { conventionsOf, noteColumn, type ColumnNotes } from '../domain/column-notes.rules.ts'
import { decide, type Decided } from '../domain/decide.rules.ts'
import { joinedRows, type JoinedRows } from '../domain/joined-rows.rules.ts'
import { leftOutRows, withoutRows, type LeftOutRow } from '../domain/left-out-rows.rules.ts'
import {
  answersCounted,
  neededAnswers,
  withAnswers,
  type NeededAnswer,
} from '../domain/needed-answers.rules.ts'
import { normalized } from '../domain/normalized.ts'
import { namesIn, planLines, type PlannedProject, type PlannedProjects } from '../domain/plan.rules.ts'
import { profileTargets, type ProfileTarget } from '../domain/targets.ts'
import { findExisting } from './existing-projects.ts'
import { sheetOf, type ImportAbout, type ImportSettings, type ImportSubject } from './import.repository.ts'
import { chosenValues, type FindChosen, type StoredChoice } from './remembered-values.ts'

/** The dry run of an import, with the cells it is based on. */
export type ImportPlan = {
  projects: Decided[]
  /** Answers set in new projects, so that fields filled by the file are shown. */
  answers: (NeededAnswer & { count: number })[]
  sheet: string[][]
  tree: ElementTree
  leftOut: LeftOutRow[]
  notes: ColumnNotes
  /** Names in the file with remembered values. */
  remembered: RememberedName[]
  joined: JoinedRows[]
  /** The chosen track accepts no applications now. */
  trackClosed: boolean
}

/** A name in a column with a remembered value. */
export type RememberedName = StoredChoice & { column: number; name: string; count: number }

type Sheet = readonly (readonly string[])[]

/** The targets of the columns, and the accelerator. */
export type Mapped = {
  acceleratorId: number
  headerRow: number
  targets: readonly (string | null)[]
  conventions?: ImportSettings['conventions']
  apart?: ImportSettings['apart']
  cut?: ImportAbout['cut']
}

/** Country of phone numbers without a country code: the accelerator's. */
const homeCountry = async (db: Db, acceleratorId: number): Promise<string> => {
  const { rows } = await sql<{ code: string }>`
    select v.code from accelerator a join dictionary_value v on v.id = a.country_id where a.id = ${acceleratorId}`.execute(
    db,
  )
  return rows[0]?.code ?? 'RU'
}

/** All names in list columns, by dictionary. */
export const listNames = (
  { headerRow, targets }: Pick<Mapped, 'headerRow' | 'targets'>,
  sheet: Sheet,
  tree: ElementTree,
): Map<string, Set<string>> => {
  const wanted = new Map<string, Set<string>>()
  for (const { key, field } of profileTargets(tree)) {
    const column = targets.indexOf(key)
    if (column < 0 || !fieldTypes[field.type].dictionaryIds || !field.dictionary) continue
    const names = wanted.get(field.dictionary) ?? new Set<string>()
    for (const row of sheet.slice(headerRow + 1))
      for (const name of possibleNames(field, row[column] ?? '')) names.add(name)
    wanted.set(field.dictionary, names)
  }
  return wanted
}

/** Looks up all names in list columns at once. */
const lookupOf = async (
  db: Db,
  mapped: Mapped,
  sheet: Sheet,
  tree: ElementTree,
): Promise<Lookup & { chosen: FindChosen }> => {
  const { acceleratorId, conventions = [], cut = [] } = mapped
  const wanted = listNames(mapped, sheet, tree)
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
  const cutCells = new Set(cut.map(({ row, column }) => `${row + 1}/${column}`))
  const answers = new Map(
    conventions.map(({ target }) => [
      target,
      conventionsOf(conventions.flatMap((one) => (one.target === target ? [one.answer] : []))),
    ]),
  )
  return {
    listValue: (dictionary, name) => {
      const choice = chosen(dictionary, name)
      return choice ? (choice.valueId ?? 0) : ids.get(dictionary)?.[name]
    },
    phone: (text) => phoneFromText(text, home),
    isCut: (line, column) => cutCells.has(`${line}/${column}`),
    chosen,
    conventions: (target) => answers.get(target) ?? {},
  }
}

/** Number of rows planned before yielding to the event loop: a few milliseconds of work. */
const linesAtOnce = 100

const planWith = async (
  mapped: Mapped,
  sheet: Sheet,
  profile: readonly ProfileTarget[],
  lookup: Lookup,
): Promise<PlannedProject[]> => {
  const projects: PlannedProjects = new Map()
  const names = namesIn(sheet.slice(mapped.headerRow + 1), mapped.targets)
  for (let from = mapped.headerRow + 1; from < sheet.length; from += linesAtOnce) {
    planLines(projects, sheet.slice(from, from + linesAtOnce), from, { ...mapped, names }, profile, lookup)
    await setImmediate()
  }
  return [...projects.values()]
}

/** The projects that rows describe, as far as they are valid, without looking up existing ones. */
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
  const notes: ColumnNotes = { questions: [], assumed: [], emptied: [], names: [] }
  for (const [column, key] of targets.entries()) {
    if (key === null) continue
    const target = profile.find((one) => one.key === key)
    const cells = sheet.slice(headerRow + 1).flatMap((row) => row[column] || [])
    noteColumn(notes, column, cells, target, lookup)
    await setImmediate()
  }
  return notes
}

/** The names in list columns with remembered values, each once. */
const rememberedIn = (
  { headerRow, targets }: Mapped,
  sheet: Sheet,
  profile: readonly ProfileTarget[],
  chosen: FindChosen,
): RememberedName[] => {
  const found = new Map<string, RememberedName>()
  for (const { key, field } of profile) {
    const column = targets.indexOf(key)
    if (column < 0 || !fieldTypes[field.type].dictionaryIds || !field.dictionary) continue
    for (const row of sheet.slice(headerRow + 1))
      for (const name of possibleNames(field, row[column] ?? '')) {
        const choice = chosen(field.dictionary, name)
        if (!choice) continue
        const place = `${column} ${normalized(name)}`
        const one = found.get(place) ?? { ...choice, column, name, count: 0 }
        one.count += 1
        found.set(place, one)
      }
  }
  return [...found.values()]
}

/** The dry run of an import now: every project of the file, and what will be done with it. */
export const planImport = async (db: Db, subject: ImportSubject): Promise<ImportPlan> => {
  const [sheet, tree] = await Promise.all([sheetOf(db, subject.id), activeTree(db)])
  const { acceleratorId, settings } = subject
  const { headerRow, targets, trackId } = settings
  const mapped = { ...settings, acceleratorId, cut: subject.about.cut }
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
  const decided = planned.map((project) => decide(project, find(project), deciding))
  // Answers that the project already has are not changed.
  const answers = decided.map((project) =>
    project.status === 'WAITING' && project.existingId === null ? neededAnswers(tree, project) : [],
  )
  return {
    projects: decided.map((project, at) => withAnswers(project, answers[at]!)),
    answers: answersCounted(answers),
    sheet,
    tree,
    leftOut,
    notes,
    remembered: rememberedIn(mapped, rows, profile, lookup.chosen),
    joined: joinedRows(planned, { sheet: rows, targets, apart: settings.apart }),
    trackClosed: refusal !== null,
  }
}
