import { sql } from 'kysely'
import type { z } from 'zod'
import { projectTree, readReferences, readValuesAt, withFixedRows } from '#features/project-profiles'
import { readElementVisibilities } from '#features/projects'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { shownValues } from '../../fields/domain/shown.rules.ts'
import { elementsOf, findElement } from '../../fields/domain/tree.ts'
import { readableTree } from '../../project-profiles/domain/readable-tree.rules.ts'
import type { AccessLevel } from '../../projects/domain/states.ts'
import type { shownProjectPage } from '../contract/shown-project.schemas.ts'
import { reachOf } from '../domain/shown-projects.policy.ts'
import { shownOf } from '../domain/shown.rules.ts'
import { findShowcase, type Showcase } from './showcase.repository.ts'
import { shownActionsOn } from './shown-actions.ts'
import { shownLogoUrl } from './shown-logo-url.ts'
import { withCells } from './table-values.ts'

type Page = z.output<typeof shownProjectPage>

/** A published project in a showcase, with the facts that decide its audience. */
export type ShownSubject = Pick<
  Page,
  'id' | 'name' | 'serialNumber' | 'logoUrl' | 'website' | 'publishedAt'
> & {
  templateId: number
  reach: number
  accessLevel: AccessLevel
}

/**
 * A published project visible to the actor: in the requested showcase, or by default in its leading one. Of several,
 * one that the actor may see, if any.
 */
export const findShown = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { projectId, showcaseId }: { projectId: number; showcaseId?: number | undefined },
): Promise<ShownSubject | undefined> => {
  const { rows } = await sql<ShownSubject>`
    select p.id, p.name, p.serial_number as "serialNumber", ${shownLogoUrl} as "logoUrl", p.website,
      s.published_at as "publishedAt", s.template_id as "templateId", s.reach, p.access_level as "accessLevel"
    from shown_project s join project p on p.id = s.project_id
    where s.project_id = ${projectId} and (${showcaseId ?? null}::bigint is null or s.template_id = ${showcaseId ?? null})
    order by s.reach <= ${reachOf(actor)} desc, s.leads desc, s.publication_id limit 1`.execute(db)
  return rows[0]
}

/** The sections of a page: published values that everybody may currently read. */
const readSections = async (
  ctx: Context,
  { id, publishedAt, accessLevel }: ShownSubject,
  showcase: Showcase,
): Promise<Pick<Page, 'sections' | 'tree' | 'values' | 'names' | 'files'>> => {
  const [tree, visibilities] = await Promise.all([
    projectTree(ctx.db, id),
    readElementVisibilities(ctx.db, id),
  ])
  // Conditions are evaluated with all of the profile's values.
  const codes = elementsOf(tree).map(({ code }) => code)
  const profileValues = withFixedRows(id, tree, await readValuesAt(ctx.db, id, codes, publishedAt))
  // Access to the page was checked before: these are the values for all its readers.
  const shown = shownOf(
    {
      sections: showcase.sections,
      isPublic: showcase.public,
      published: true,
      accessLevel,
      visibilities,
      tree,
      values: profileValues,
    },
    'INVESTOR',
  )
  const sections = shown.sections.map((section) => ({
    ...section,
    // Elements used only as filter or sort order are not on the page.
    items: section.items.filter(({ card, page }) => card || page),
  }))
  const read = new Set(sections.flatMap(({ items }) => items.map(({ code }) => code)))
  const readable = readableTree(tree, read, profileValues.plain)
  const values = withCells(readable, shownValues(readable, profileValues))
  return {
    sections: sections.map(({ id: section, title, items }) => ({
      id: section,
      title,
      items: items.map(({ code, label, card, page, format, picture }) => ({
        code,
        name: label.ru || label.en ? label : (findElement(tree, code)?.name ?? label),
        card,
        page,
        format,
        picture,
      })),
    })),
    tree: readable,
    values: { ...values, versions: {} },
    ...(await readReferences(ctx.db, values)),
  }
}

const readDocuments = async (ctx: Context, projectId: number): Promise<Page['documents']> => {
  const { rows } = await sql<Page['documents'][number]>`
    select d.id, d.kind, d.name, d.url,
      case when f.id is null then null else json_build_object('name', f.name, 'size', f.size) end as file
    from project_document d left join file f on f.id = d.file_id
    where d.project_id = ${projectId} and d.access = 'EVERYONE' order by d.kind = 'PRESENTATION' desc, d.id desc`.execute(
    ctx.db,
  )
  return rows
}

/** A published project with its sections. */
export const readShownProject = async (ctx: Context, subject: ShownSubject): Promise<Page> => {
  const showcase = stillThere(await findShowcase(ctx.db, subject.templateId))
  const { templateId: _template, reach: _reach, accessLevel: _level, ...head } = subject
  const { id, name, brandLight, brandDark, accelerator } = showcase
  const [sections, documents, actionsOn] = await Promise.all([
    readSections(ctx, subject, showcase),
    readDocuments(ctx, subject.id),
    shownActionsOn(ctx, [subject.id]),
  ])
  return {
    ...head,
    showcase: { id, name, brandLight, brandDark, accelerator },
    ...sections,
    documents,
    actions: actionsOn(subject.id),
  }
}
