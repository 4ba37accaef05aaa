import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { publicationConsentVersion } from '../../../features/showcases/domain/consent-text.ts'
import type { ShowcaseItem } from '../../../features/showcases/domain/sections.rules.ts'
import { keepShown } from '../../../features/showcases/server/keep-shown.ts'
import { makeAccelerator } from './accelerator.ts'
import { insertOne, type Columns, type Row } from './insert.ts'
import { actorOf, makeProject, type Project } from './project.ts'
import { next } from './sequence.ts'

export type PublicationTemplate = Row<'publication_template'>

/** Elements in one section, shown everywhere they may be. */
export const sectionOf = (...codes: readonly string[]) => [
  {
    id: 'main',
    title: { ru: 'О проекте', en: 'About the project' },
    items: codes.map((code): ShowcaseItem => ({
      code,
      label: { ru: '', en: '' },
      card: true,
      page: true,
      filter: false,
      sorting: false,
    })),
  },
]

/** Creates a published template with these elements; not the main one by default. */
export const makePublicationTemplate = async (
  db: Db,
  given: Columns<'publication_template'> & { accelerator?: { id: number }; codes?: readonly string[] } = {},
): Promise<PublicationTemplate> => {
  const { accelerator, codes = [], ...columns } = given
  return insertOne(db, 'publication_template', {
    accelerator_id: (accelerator ?? (await makeAccelerator(db))).id,
    name: `Витрина ${next()}`,
    content_status: 'PUBLISHED',
    sections: sectionOf(...codes) as never,
    ...columns,
  })
}

/** The leader's consent to what an accelerator publishes. */
export const makePublicationConsent = async (
  db: Db,
  given: { project?: Project; accelerator?: { id: number } } = {},
): Promise<Row<'publication_consent'>> => {
  const project = given.project ?? (await makeProject(db))
  return insertOne(db, 'publication_consent', {
    project_id: project.id,
    accelerator_id: (given.accelerator ?? (await makeAccelerator(db))).id,
    text_version: publicationConsentVersion,
    given_by: await actorOf(db, project),
  })
}

/** The accelerator asks a project's leader for consent. */
export const makeConsentRequest = async (
  db: Db,
  given: { project?: Project; accelerator?: { id: number } } & Columns<'publication_consent_request'> = {},
): Promise<Row<'publication_consent_request'>> => {
  const { project: ofProject, accelerator, ...columns } = given
  const project = ofProject ?? (await makeProject(db))
  const leader = await actorOf(db, project)
  return insertOne(db, 'publication_consent_request', {
    project_id: project.id,
    accelerator_id: (accelerator ?? (await makeAccelerator(db))).id,
    leader_uid: leader,
    asked_by: leader,
    asked_at: new Date().toISOString(),
    link_key: `key ${next()}`,
    ...columns,
  })
}

/** Writes the history of values that were inserted without one: a showcase shows the values in the history. */
const tellHistory = (db: Db, projectId: number): Promise<unknown> =>
  sql`insert into profile_value_change (project_id, element_code, item_id, field_code, after)
    select v.project_id, v.element_code, v.item_id, v.field_code, v.value from profile_value v
    where v.project_id = ${projectId} and not exists (select from profile_value_change c where c.project_id = v.project_id
      and c.element_code = v.element_code and c.item_id is not distinct from v.item_id and c.field_code = v.field_code)`.execute(
    db,
  )

/** The database's clock, which also sets all other timestamps. */
const currentInstant = async (db: Db): Promise<string> =>
  (await sql<{ now: string }>`select clock_timestamp() as now`.execute(db)).rows[0]!.now

/** Puts a project into a showcase. */
export const makePublication = async (
  db: Db,
  given: { project?: Project; template?: PublicationTemplate; published_at?: string } = {},
): Promise<Row<'project_publication'>> => {
  const template = given.template ?? (await makePublicationTemplate(db))
  const project = given.project ?? (await makeProject(db))
  await tellHistory(db, project.id)
  const publishedAt = given.published_at ?? (await currentInstant(db))
  const made = await insertOne(db, 'project_publication', {
    project_id: project.id,
    template_id: template.id,
    accelerator_id: template.accelerator_id,
    status: 'PUBLISHED',
    published_at: publishedAt,
  })
  await keepShown(db, { id: made.id, projectId: project.id, publishedAt })
  return made
}
