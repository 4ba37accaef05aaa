import { sql } from 'kysely'
import type { z } from 'zod'
import { activeTemplates, latestTemplates, type TemplateInUse } from '#features/profile-templates'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { Element, Section } from '../../fields/domain/tree.ts'
import type {
  getTrackForm,
  getTrackpointFieldChoices,
  getTrackpointFields,
} from '../contract/trackpoint-field.endpoints.ts'
import { fieldProblems, type TrackpointField } from '../domain/trackpoint-fields.rules.ts'

type Fields = z.output<typeof getTrackpointFields.response>
type RequestedFields = z.output<typeof getTrackForm.response>
type Choices = z.output<typeof getTrackpointFieldChoices.response>
type Found = { element: Element; section: Section; templateId: number }

const choiceOf = (element: Element) => ({
  code: element.code,
  name: element.name,
  kind: element.kind,
  type: element.kind === 'PLAIN' ? element.type : null,
  required: element.required,
})

/** Elements by code; for a code in several templates the first one takes precedence. */
export const elementsByCode = (templates: readonly TemplateInUse[]): Map<string, Found> => {
  const found = new Map<string, Found>()
  for (const { id, tree } of templates)
    for (const section of tree.sections)
      for (const element of section.elements)
        if (!found.has(element.code)) found.set(element.code, { element, section, templateId: id })
  return found
}

/** All available fields. */
export const readFieldChoices = async (db: Db): Promise<Choices> => ({
  templates: (await activeTemplates(db)).map(({ id, name, main, tree }) => ({
    id,
    name,
    main,
    sections: tree.sections.map((section) => ({
      id: section.id,
      name: section.name,
      elements: section.elements.map(choiceOf),
    })),
  })),
})

/** Tables of the requested fields and of their version. */
const asking = {
  trackpoint: { table: sql`trackpoint_field`, of: sql`trackpoint_id` },
  track: { table: sql`track_form_field`, of: sql`track_id` },
} as const

/** A trackpoint, or the application form of a track. */
export type Asker = { kind: keyof typeof asking; id: number }

/** The stored fields of a trackpoint or an application form, in order. */
export const lockedFields = async (
  db: Db,
  { kind, id }: Asker,
): Promise<(TrackpointField & { templateId: number })[]> => {
  const { table, of } = asking[kind]
  const { rows } = await sql<TrackpointField & { templateId: number }>`
    select element_code as code, required, read_only as "readOnly", template_id as "templateId"
    from ${table} where ${of} = ${id} order by seq, element_code`.execute(db)
  return rows
}

const inWords = async (db: Db, asker: Asker): Promise<RequestedFields['fields']> => {
  const [fields, active] = await Promise.all([lockedFields(db, asker), activeTemplates(db)])
  const now = elementsByCode(active)
  const gone = fields.filter(({ code }) => !now.has(code)).map(({ templateId }) => templateId)
  const before = elementsByCode(await latestTemplates(db, gone))
  return fields.flatMap(({ code, required, readOnly }) => {
    const found = now.get(code) ?? before.get(code)
    if (!found) return []
    return {
      ...choiceOf(found.element),
      required,
      readOnly,
      section: found.section.name,
      available: now.has(code),
    }
  })
}

/** The fields of a trackpoint, with their templates' names. */
export const readTrackpointFields = async (db: Db, id: number, editable: boolean): Promise<Fields> => {
  const [fields, { rows }] = await Promise.all([
    inWords(db, { kind: 'trackpoint', id }),
    sql<{ version: number; startedTasks: number }>`
      select k.fields_version as version, (select count(*)::int from project_trackpoint w
        where w.trackpoint_id = k.id and w.state <> 'NOT_STARTED') as "startedTasks"
      from trackpoint k where k.id = ${id}`.execute(db),
  ])
  return { ...rows[0]!, editable, fields }
}

/** The fields of a track's application form, with their templates' names. */
export const readTrackForm = async (db: Db, id: number, editable: boolean): Promise<RequestedFields> => {
  const [fields, { rows }] = await Promise.all([
    inWords(db, { kind: 'track', id }),
    sql<{ version: number }>`select form_version as version from track where id = ${id}`.execute(db),
  ])
  return { ...rows[0]!, editable, fields }
}

/** The fields that applicants fill in, with the templates' names; fields without an active template are omitted. */
export const requestedWhenApplying = async (
  db: Db,
  id: number,
): Promise<Pick<RequestedFields['fields'][number], 'code' | 'name' | 'required'>[]> =>
  (await inWords(db, { kind: 'track', id })).flatMap(({ code, name, required, readOnly, available }) =>
    available && !readOnly ? [{ code, name, required }] : [],
  )

/** Replaces the requested fields. */
export const replaceFields = async (
  db: Db,
  { kind, id }: Asker,
  fields: readonly (TrackpointField & { templateId: number })[],
): Promise<void> => {
  const { table, of } = asking[kind]
  await sql`delete from ${table} where ${of} = ${id}`.execute(db)
  if (fields.length === 0) return
  const rows = fields.map(
    ({ code, templateId, required, readOnly }, at) =>
      sql`(${id}, ${templateId}, ${code}, ${at + 1}, ${required}, ${readOnly})`,
  )
  await sql`insert into ${table} (${of}, template_id, element_code, seq, required, read_only)
    values ${sql.join(rows)}`.execute(db)
}

/** Fields with the templates that name them: an active one, or the stored one; refuses invalid fields. */
export const checkedFields = async (
  db: Db,
  asker: Asker,
  fields: readonly TrackpointField[],
): Promise<(TrackpointField & { templateId: number })[]> => {
  const templateOf = new Map(
    (await lockedFields(db, asker)).map(({ code, templateId }) => [code, templateId]),
  )
  for (const [code, { templateId }] of elementsByCode(await activeTemplates(db)))
    templateOf.set(code, templateId)
  const problems = fieldProblems(fields, new Set(templateOf.keys()))
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return fields.map((field) => ({ ...field, templateId: templateOf.get(field.code)! }))
}
