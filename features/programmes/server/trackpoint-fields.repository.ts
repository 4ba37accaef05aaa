import { sql } from 'kysely'
import type { z } from 'zod'
import { activeTemplates, latestTemplates, type TemplateInUse } from '#features/profile-templates'
import type { Db } from '#platform/server/context.ts'
import type {
  getTrackpointFieldChoices,
  getTrackpointFields,
} from '../contract/trackpoint-field.endpoints.ts'
import type { Element, Section } from '../../fields/domain/tree.ts'
import type { TrackpointField } from '../domain/trackpoint-fields.rules.ts'

type Fields = z.output<typeof getTrackpointFields.response>
type Choices = z.output<typeof getTrackpointFieldChoices.response>
type Found = { element: Element; section: Section; templateId: number }

const choiceOf = (element: Element) => ({
  code: element.code,
  name: element.name,
  kind: element.kind,
  type: element.kind === 'PLAIN' ? element.type : null,
  required: element.required,
})

/** Elements by their codes; of a code that several templates have, the first one speaks. */
export const elementsByCode = (templates: readonly TemplateInUse[]): Map<string, Found> => {
  const found = new Map<string, Found>()
  for (const { id, tree } of templates)
    for (const section of tree.sections)
      for (const element of section.elements)
        if (!found.has(element.code)) found.set(element.code, { element, section, templateId: id })
  return found
}

/** Everything one may ask for. */
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

/** The fields of a trackpoint as they are kept, in order. */
export const keptFields = async (
  db: Db,
  trackpointId: number,
): Promise<(TrackpointField & { templateId: number })[]> => {
  const { rows } = await sql<TrackpointField & { templateId: number }>`
    select element_code as code, required, read_only as "readOnly", template_id as "templateId"
    from trackpoint_field where trackpoint_id = ${trackpointId} order by seq, element_code`.execute(db)
  return rows
}

/** The fields of a trackpoint in the words of their templates. */
export const readTrackpointFields = async (
  db: Db,
  trackpointId: number,
  editable: boolean,
): Promise<Fields> => {
  const [kept, active, { rows }] = await Promise.all([
    keptFields(db, trackpointId),
    activeTemplates(db),
    sql<{ version: number; startedTasks: number }>`
      select k.fields_version as version, (select count(*)::int from project_trackpoint w
        where w.trackpoint_id = k.id and w.state <> 'NOT_STARTED') as "startedTasks"
      from trackpoint k where k.id = ${trackpointId}`.execute(db),
  ])
  const now = elementsByCode(active)
  const gone = kept.filter(({ code }) => !now.has(code)).map(({ templateId }) => templateId)
  const before = elementsByCode(await latestTemplates(db, gone))
  return {
    ...rows[0]!,
    editable,
    fields: kept.flatMap(({ code, required, readOnly }) => {
      const found = now.get(code) ?? before.get(code)
      if (!found) return []
      return {
        ...choiceOf(found.element),
        required,
        readOnly,
        section: found.section.name,
        available: now.has(code),
      }
    }),
  }
}

/** Puts fields in the place of those that a trackpoint had. */
export const replaceFields = async (
  db: Db,
  trackpointId: number,
  fields: readonly (TrackpointField & { templateId: number })[],
): Promise<void> => {
  await db.deleteFrom('trackpoint_field').where('trackpoint_id', '=', trackpointId).execute()
  if (fields.length === 0) return
  await db
    .insertInto('trackpoint_field')
    .values(
      fields.map(({ code, templateId, required, readOnly }, at) => ({
        trackpoint_id: trackpointId,
        template_id: templateId,
        element_code: code,
        seq: at + 1,
        required,
        read_only: readOnly,
      })),
    )
    .execute()
}
