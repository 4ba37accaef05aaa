import { sql } from 'kysely'
import { activeTree, matchNames } from '#features/profiles'
import type { Db } from '#platform/server/context.ts'
import type { TemplateTree } from '../../profiles/domain/template.ts'
import { planProjects, type Lookup, type PlannedProject } from '../domain/plan.rules.ts'
import type { ItemReason, ItemState } from '../domain/states.ts'
import { profileTargets } from '../domain/targets.ts'
import { findExisting } from './existing-projects.ts'
import { sheetOf, type ImportSubject } from './import.repository.ts'

/** What is to become of a project of the file. */
export type Decided = PlannedProject & {
  status: Extract<ItemState, 'WAITING' | 'SKIPPED' | 'FAILED'>
  reason: ItemReason | null
  existingId: number | null
}

/** What an import would do, with the cells it was planned from. */
export type ImportPlan = { projects: Decided[]; sheet: string[][]; tree: TemplateTree }

const stagesByName = async (db: Db): Promise<Map<string, string>> => {
  const { rows } = await sql<{ code: string; ru: string; en: string }>`
    select v.code, v.name_ru as ru, v.name_en as en from dictionary_value v
    join dictionary d on d.id = v.dictionary_id where d.code = 'PROJECT_STAGES'`.execute(db)
  return new Map(
    rows.flatMap(({ code, ru, en }) => [ru, en, code].map((name) => [name.toLowerCase(), code] as const)),
  )
}

/** Looks up at once all names that stand in columns of lists. */
const lookupOf = async (
  db: Db,
  { settings }: ImportSubject,
  sheet: readonly (readonly string[])[],
  tree: TemplateTree,
): Promise<Lookup> => {
  const wanted = new Map<string, Set<string>>()
  for (const { key, field } of profileTargets(tree)) {
    const column = settings.targets.indexOf(key)
    if (column < 0 || field.type !== 'LIST' || !field.dictionary) continue
    const names = wanted.get(field.dictionary) ?? new Set<string>()
    for (const row of sheet.slice(settings.headerRow + 1)) {
      const cell = row[column] ?? ''
      const parts = field.multiple ? cell.split(/\s*[;,]\s*/) : [cell]
      for (const name of parts) if (name !== '') names.add(name.trim())
    }
    wanted.set(field.dictionary, names)
  }
  const found = await Promise.all(
    [...wanted].map(
      async ([dictionary, names]) =>
        [dictionary, (await matchNames(db, dictionary, [...names])).found] as const,
    ),
  )
  const ids = new Map(found)
  const stages = await stagesByName(db)
  return {
    listValue: (dictionary, name) => ids.get(dictionary)?.[name],
    stage: (name) => stages.get(name.toLowerCase()),
  }
}

/** What an import would do now: every project of the file, and what is to become of it. */
export const planImport = async (db: Db, subject: ImportSubject): Promise<ImportPlan> => {
  const [sheet, tree] = await Promise.all([sheetOf(db, subject.id), activeTree(db)])
  const known = tree ?? { sections: [] }
  const lookup = await lookupOf(db, subject, sheet, known)
  const planned = planProjects(sheet, subject.settings, profileTargets(known), lookup)
  const find = await findExisting(
    db,
    { acceleratorId: subject.acceleratorId, uid: subject.createdByUid },
    planned,
  )
  const numberColumn = subject.settings.targets.indexOf('main.number')
  const projects = planned.map((project): Decided => {
    const existing = find(project)
    const unknown =
      project.number !== '' && !existing
        ? [
            {
              line: project.lines[0]!,
              column: numberColumn,
              text: project.number.slice(0, 200),
              problem: 'INVALID' as const,
            },
          ]
        : []
    const problems = [...project.problems, ...unknown]
    const decided = { ...project, problems, existingId: existing?.id ?? null }
    if (problems.length > 0) return { ...decided, status: 'FAILED', reason: 'HAS_PROBLEMS' }
    if (!existing) return { ...decided, status: 'WAITING', reason: null }
    if (subject.settings.existing === 'SKIP') return { ...decided, status: 'SKIPPED', reason: 'EXISTS' }
    return existing.editable
      ? { ...decided, status: 'WAITING', reason: null }
      : { ...decided, status: 'SKIPPED', reason: 'TEAM_WRITES' }
  })
  return { projects, sheet, tree: known }
}
