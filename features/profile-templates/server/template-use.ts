import { sql } from 'kysely'
import type { z } from 'zod'
import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { findElement, type Words } from '../../fields/domain/tree.ts'
import type { templateRow, templateUse } from '../contract/template.schemas.ts'
import type { TemplatePurpose } from '../domain/states.ts'
import { codesInUse } from './code-uses.ts'
import { publishedCodes, type KnownVersion } from './known-codes.ts'
import { publishedTrees } from './published-trees.ts'

/** What uses a template. */
export type TemplateUse = z.output<typeof templateUse>

/** Maximum number of listed names; the rest is counted. */
const shown = 3

/** Names of elements from the newest of these versions that has them. */
const namesOf = async (
  db: Db,
  versions: readonly KnownVersion[],
  codes: readonly string[],
): Promise<Words[]> => {
  const speaking = codes.flatMap((code) => versions.find(({ shapes }) => shapes.has(code)) ?? [])
  const trees = await publishedTrees(db, speaking)
  return codes.flatMap((code, at) => {
    const tree = trees.get(speaking[at]!.id)
    return (tree && findElement(tree, code)?.name) ?? []
  })
}

/**
 * What uses a template: tasks that request its elements or started with a version of it, and values that only it shows.
 */
export const readTemplateUse = async (
  db: Db,
  template: { templateId: number; main: boolean; purpose: TemplatePurpose },
): Promise<TemplateUse> => {
  const { templateId } = template
  const versions = (await publishedCodes(db)).filter((one) => one.templateId === templateId)
  const elements = versions.flatMap(({ shapes }) =>
    [...shapes].flatMap(([code, { inside }]) => (inside === undefined ? code : [])),
  )
  const [used, { rows }, asking] = await Promise.all([
    codesInUse(db, template, [...new Set(elements)]),
    sql<{ begun: number }>`
      select (select count(*)::int from project_trackpoint w where w.profile_version_ids && v.ids)
        + (select count(*)::int from expert_job j where j.template_version_id = any(v.ids)) as begun
      from (select array(select id from profile_template_version where template_id = ${templateId}) as ids) v`.execute(
      db,
    ),
    sql<{ name: string; total: number }>`
      select k.name, count(*) over ()::int as total from trackpoint k
      where k.id in (select f.trackpoint_id from trackpoint_field f where f.template_id = ${templateId})
      order by k.name, k.id limit ${shown}`.execute(db),
  ])
  return {
    tasks: asking.rows.map(({ name }) => name),
    tasksCount: asking.rows[0]?.total ?? 0,
    begun: rows[0]?.begun ?? 0,
    elements: await namesOf(db, versions, [...used].slice(0, shown)),
    elementsCount: used.size,
  }
}

/** Actions on a template; the main one and a used one cannot be deleted. */
export const templateActions = (
  actor: Actor,
  { main, purpose }: { main: boolean; purpose: TemplatePurpose },
  { tasksCount, begun, elementsCount }: TemplateUse,
): z.output<typeof templateRow>['actions'] => {
  if (!isPortalAdministrator(actor)) return []
  const isNeeded = main || tasksCount + begun + elementsCount > 0
  return [
    'rename',
    'copy',
    ...(main || purpose === 'EXPERTISE' ? [] : (['makeMain'] as const)),
    ...(isNeeded ? [] : (['delete'] as const)),
  ]
}
