import { sql } from 'kysely'
import { openProfile, projectProfiles } from '#features/project-profiles'
import { findProject } from '#features/projects'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { instantJson } from '#platform/server/sql.ts'
import { numericTypes } from '../../fields/domain/element-types.ts'
import { elementsOf, type PlainElement } from '../../fields/domain/tree.ts'
import { wordsIn } from '../../fields/domain/words-in.ts'
import type { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { figuresOverTime, maxValues, type FieldChange } from '../domain/dynamics.ts'
import type { ProjectSubject } from './chosen-project.ts'
import { inPeriod } from './decisions.sql.ts'

type Figures = ResponseOf<typeof dynamicsOfProject>['figures']

/** Changes of these fields in the report's period, the newest of each, oldest first. */
const readChanges = async (
  { db }: SignedIn,
  subject: ProjectSubject,
  codes: readonly string[],
): Promise<FieldChange[]> => {
  const { rows } = await sql<FieldChange>`
    select n.code, ${instantJson(sql`n.at`)} as at, ${instantJson(sql`n.before`)} as before, n.after from (
      select x.*, row_number() over (partition by x.code order by x.id desc) as place from (
        select c.id, c.element_code as code, c.at, c.after,
          lag(c.at) over (partition by c.element_code order by c.id) as before
        from profile_value_change c
        where c.project_id = ${subject.project?.id ?? 0} and c.item_id is null and c.field_code = c.element_code
          and c.element_code = any(${[...codes]})) x
      where ${inPeriod(subject, sql`x.at`)}) n
    where n.place <= ${sql.lit(maxValues)} order by n.at, n.id`.execute(db)
  return rows
}

/** Codes of the key figures of projects' pages, in their order. */
const readKeyFigures = async ({ db }: SignedIn): Promise<string[]> => {
  const rows = await db
    .selectFrom('profile_object')
    .select('code')
    .where('single_seq', 'is not', null)
    .orderBy('single_seq')
    .execute()
  return rows.map(({ code }) => code)
}

/** Numeric fields of the chosen project's profile over time; none for readers who may not see its history. */
export const readFigures = async (ctx: SignedIn, subject: ProjectSubject): Promise<Figures> => {
  const profile = subject.project && (await findProject(ctx.db, subject.project.id))
  if (!profile || !projectProfiles.follow.allows(ctx.actor, profile)) return []
  const { tree, reads } = await openProfile(ctx, profile)
  const fields = new Map(
    elementsOf(tree)
      .filter((element): element is PlainElement => element.kind === 'PLAIN')
      .filter(({ code, type }) => numericTypes.includes(type) && reads({ code, item: null, field: code }))
      .map((field) => [field.code, field]),
  )
  const [changes, first] = await Promise.all([
    readChanges(ctx, subject, [...fields.keys()]),
    readKeyFigures(ctx),
  ])
  return figuresOverTime(changes, first).map(({ code, currency, points }) => {
    const field = fields.get(code)!
    const unit = field.type === 'PERCENT' ? '%' : wordsIn(field.unit, ctx.locale)
    return { code, name: wordsIn(field.name, ctx.locale), unit: currency ?? unit, points }
  })
}
