import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { activeTree } from '#features/profile-templates'
import { matchNames } from '#features/project-profiles'
import { phoneFromText } from '#platform/contract/numbering-plans.ts'
import type { Db } from '#platform/server/context.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import { possibleNames } from '../../fields/types/list/list.type.ts'
import type { Lookup } from '../domain/cell.rules.ts'
import { decide, type Decided } from '../domain/decide.rules.ts'
import { planLines, type PlannedProject, type PlannedProjects } from '../domain/plan.rules.ts'
import { profileTargets } from '../domain/targets.ts'
import { findExisting } from './existing-projects.ts'
import { sheetOf, type ImportSubject } from './import.repository.ts'

/** What an import would do, with the cells it was planned from. */
export type ImportPlan = { projects: Decided[]; sheet: string[][]; tree: ElementTree }

type Sheet = readonly (readonly string[])[]

/** What the columns of rows fill, and for which accelerator. */
export type Mapped = { acceleratorId: number; headerRow: number; targets: readonly (string | null)[] }

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
  { headerRow, targets, acceleratorId }: Mapped,
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
  const home = await homeCountry(db, acceleratorId)
  return {
    listValue: (dictionary, name) => ids.get(dictionary)?.[name],
    phone: (text) => phoneFromText(text, home),
  }
}

/** Lines planned before others are let through: a few milliseconds of work. */
const linesAtOnce = 100

/** The projects that rows tell of, as far as they can be taken; whether they exist is not looked up. */
export const planRows = async (
  db: Db,
  mapped: Mapped,
  sheet: Sheet,
  tree: ElementTree,
): Promise<PlannedProject[]> => {
  const lookup = await lookupOf(db, mapped, sheet, tree)
  const projects: PlannedProjects = new Map()
  const profile = profileTargets(tree)
  for (let from = mapped.headerRow + 1; from < sheet.length; from += linesAtOnce) {
    planLines(projects, sheet.slice(from, from + linesAtOnce), from, mapped, profile, lookup)
    await setImmediate()
  }
  return [...projects.values()]
}

/** What an import would do now: every project of the file, and what is to become of it. */
export const planImport = async (db: Db, subject: ImportSubject): Promise<ImportPlan> => {
  const [sheet, tree] = await Promise.all([sheetOf(db, subject.id), activeTree(db)])
  const { acceleratorId, settings } = subject
  const planned = await planRows(db, { ...settings, acceleratorId }, sheet, tree)
  const find = await findExisting(
    db,
    { acceleratorId: subject.acceleratorId, uid: subject.createdByUid },
    planned,
  )
  const rule = {
    choice: subject.settings.existing,
    numberColumn: subject.settings.targets.indexOf('main.number'),
  }
  const projects = planned.map((project) => decide(project, find(project), rule))
  return { projects, sheet, tree }
}
