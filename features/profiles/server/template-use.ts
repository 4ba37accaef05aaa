import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { templateUse } from '../contract/template.schemas.ts'
import { elementsOf, type Element, type TemplateTree } from '../domain/template.ts'
import { codesInUse } from './code-uses.ts'

/** Who needs a template, in words. */
export type TemplateUse = z.output<typeof templateUse>

/** How many names are said; the rest is counted. */
const shown = 3

/** The elements of its published versions by their codes, as the newest one calls them. */
const publishedElements = async (db: Db, templateId: number): Promise<Map<string, Element>> => {
  const rows = await db
    .selectFrom('profile_template_version')
    .select('tree')
    .where('template_id', '=', templateId)
    .where('status', '<>', 'DRAFT')
    .orderBy('number')
    .execute()
  return new Map(
    rows.flatMap(({ tree }) => elementsOf(tree as TemplateTree).map((element) => [element.code, element])),
  )
}

/** Who needs a template: tasks that ask for its elements or began with a version of it, and values only it shows. */
export const readTemplateUse = async (
  db: Db,
  template: { templateId: number; main: boolean },
): Promise<TemplateUse> => {
  const { templateId } = template
  const elements = await publishedElements(db, templateId)
  const [used, { rows }, asking] = await Promise.all([
    codesInUse(db, template, [...elements.keys()]),
    sql<{ begun: number }>`
      select count(*)::int as begun from project_trackpoint w
      where w.profile_version_ids && array(
        select v.id from profile_template_version v where v.template_id = ${templateId})`.execute(db),
    sql<{ name: string; total: number }>`
      select k.name, count(*) over ()::int as total from trackpoint k
      where k.id in (select f.trackpoint_id from trackpoint_field f where f.template_id = ${templateId})
      order by k.name, k.id limit ${shown}`.execute(db),
  ])
  return {
    tasks: asking.rows.map(({ name }) => name),
    tasksCount: asking.rows[0]?.total ?? 0,
    begun: rows[0]?.begun ?? 0,
    elements: [...used].slice(0, shown).map((code) => elements.get(code)!.name),
    elementsCount: used.size,
  }
}
