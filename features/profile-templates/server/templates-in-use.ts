import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'

/** A template with its active or latest tree. */
export type TemplateInUse = { id: number; name: string; main: boolean; tree: ElementTree }

/** The active version of every profile template, the main one first: the elements that can be requested. */
export const activeTemplates = async (db: Db): Promise<TemplateInUse[]> => {
  const { rows } = await sql<TemplateInUse>`
    select t.id, t.name, t.main, v.tree from profile_template t
      join profile_template_version v on v.template_id = t.id and v.status = 'ACTIVE'
    where t.purpose = 'PROFILE' order by t.main desc, t.name, t.id`.execute(db)
  return rows
}

/** The newest published version of these templates, including archived ones, for the names of their elements. */
export const latestTemplates = async (db: Db, ids: readonly number[]): Promise<TemplateInUse[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<TemplateInUse>`
    select distinct on (t.id) t.id, t.name, t.main, v.tree from profile_template t
      join profile_template_version v on v.template_id = t.id and v.status <> 'DRAFT'
    where t.id = any(${ids}) order by t.id, v.status = 'ACTIVE' desc, v.number desc`.execute(db)
  return rows
}
