import { sql } from 'kysely'
import type { z } from 'zod'
import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { codesOf } from '../../fields/domain/codes.rules.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import type { templateRow, templateVersion } from '../contract/template.schemas.ts'
import type { TemplatePurpose, VersionState } from '../domain/states.ts'
import { templateVersionMachine } from '../domain/template-version.machine.ts'
import type { TemplateFacts } from '../domain/template.policy.ts'
import { codesInUse } from './code-uses.ts'
import { conditionValueProblems } from './condition-values.ts'
import { publicationProblems } from './publication-problems.ts'
import { formsOf } from './template-files.ts'
import { readTemplateUse, templateActions } from './template-use.ts'

/** A version, as in the contract. */
export type TemplateVersion = z.output<typeof templateVersion>

type VersionRow = z.output<typeof templateRow>['versions'][number]

/** A stored version, with the properties of its template. */
export type VersionSubject = TemplateFacts & {
  id: number
  templateId: number
  name: string
  description: string
  purpose: TemplatePurpose
  number: number
  status: VersionState
  version: number
  updatedAt: string
  updatedBy: TemplateVersion['updatedBy']
  publishedAt: string | null
  tree: ElementTree
  problemList: TemplateVersion['problems']
}

const columns = sql`v.id, v.template_id as "templateId", t.name, t.description, t.purpose, t.main, v.number, v.status, v.version,
  v.updated_at as "updatedAt", (select ${personRefJson('w')} from person w where w.uid = v.updated_by) as "updatedBy",
  v.published_at as "publishedAt", v.tree, (
    select count(distinct f.trackpoint_id)::int from trackpoint_field f where f.template_id = t.id) as asking`

type Stored = Omit<VersionSubject, 'problems' | 'problemList'>

const withProblems = async (db: Db, row: Stored | undefined): Promise<VersionSubject | undefined> => {
  if (!row) return undefined
  const problemList = row.status === 'DRAFT' ? await publicationProblems(db, row, row.tree) : []
  return { ...row, problemList, problems: problemList.length }
}

/** A version by its id. */
export const findVersion = async (db: Db, id: number): Promise<VersionSubject | undefined> => {
  const { rows } = await sql<Stored>`
    select ${columns} from profile_template_version v join profile_template t on t.id = v.template_id
    where v.id = ${id}`.execute(db)
  return withProblems(db, rows[0])
}

/** Loads the version to open: the requested one, otherwise the draft, the active one or the newest. */
export const openVersion = async (
  db: Db,
  templateId: number,
  versionId?: number,
): Promise<VersionSubject | undefined> => {
  const { rows } = await sql<Stored>`
    select ${columns} from profile_template_version v join profile_template t on t.id = v.template_id
    where v.template_id = ${templateId} and (${versionId ?? null}::bigint is null or v.id = ${versionId ?? null})
    order by v.status = 'DRAFT' desc, v.status = 'ACTIVE' desc, v.number desc limit 1`.execute(db)
  return withProblems(db, rows[0])
}

/** The versions of a template, newest first. */
export const versionsOf = async (db: Db, templateId: number): Promise<VersionRow[]> => {
  const { rows } = await sql<VersionRow>`
    select v.id, v.number, v.status, v.updated_at as "updatedAt", v.published_at as "publishedAt",
      coalesce((select sum(jsonb_array_length(s->'elements')) from jsonb_array_elements(v.tree->'sections') s), 0)::int
        as "elementsCount"
    from profile_template_version v where v.template_id = ${templateId} order by v.number desc`.execute(db)
  return rows
}

const actionsOf = (
  actor: Actor,
  subject: VersionSubject,
  versions: readonly VersionRow[],
): TemplateVersion['actions'] => {
  if (!isPortalAdministrator(actor)) return []
  const hasDraft = versions.some(({ status }) => status === 'DRAFT')
  return [
    ...possibleActions(templateVersionMachine, subject.status, actor, subject),
    ...(subject.status === 'DRAFT' ? (['edit'] as const) : []),
    ...(subject.status === 'DRAFT' && subject.number > 1 ? (['drop'] as const) : []),
    ...(subject.status !== 'DRAFT' && !hasDraft ? (['newDraft'] as const) : []),
  ]
}

/** A version for the builder: tree, problems, use and actions. */
export const readVersion = async (
  db: Db,
  actor: Actor,
  subject: VersionSubject,
): Promise<TemplateVersion> => {
  const { problemList, problems: _count, asking: _asking, ...shown } = subject
  const [versions, used, use, files, { partly }] = await Promise.all([
    versionsOf(db, subject.templateId),
    codesInUse(db, subject, codesOf(subject.tree)),
    readTemplateUse(db, subject),
    formsOf(db, subject.tree),
    subject.status === 'DRAFT' ? conditionValueProblems(db, subject.tree) : { partly: [] },
  ])
  return {
    ...shown,
    problems: problemList,
    warnings: partly,
    usedCodes: [...used],
    use,
    files,
    versions,
    actions: actionsOf(actor, subject, versions),
    templateActions: templateActions(actor, subject, use),
  }
}
