import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import {
  createPublicationTemplate,
  deletePublicationTemplate,
  editPublicationTemplate,
  movePublicationTemplate,
  savePublicationSections,
} from '../contract/publication-template.endpoints.ts'
import { picturesOf } from '../domain/formats.rules.ts'
import { publicationTemplateMachine, publicationTemplates } from '../domain/publication-template.machine.ts'
import { sectionProblems, showcaseLimits, type ShowcaseSection } from '../domain/sections.rules.ts'
import { findPictures } from './pictures.repository.ts'
import { readChoosableTree, readTemplate } from './read-template.ts'
import { findTemplate, findTemplateOwner, type TemplateSubject } from './template.repository.ts'

const load = (ctx: Context, { body }: { body: { templateId: number } }) =>
  findTemplate(ctx.db, body.templateId)

const readAgain = (id: number) => async (after: Context) =>
  readTemplate(after, stillThere(await findTemplate(after.db, id)))

const record = (
  ctx: Context,
  { id, acceleratorId }: Pick<TemplateSubject, 'id' | 'acceleratorId'>,
  action: AuditAction,
) => audit(ctx, { acceleratorId, subject: 'publication_template', subjectId: id, action })

/** Enforces the limit; the accelerator is locked, so of two concurrent additions the one above the limit is refused. */
const requireRoom = async (ctx: Context, acceleratorId: number): Promise<void> => {
  await sendAhead(ctx.db, sql`select from accelerator where id = ${acceleratorId} for no key update`)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from publication_template where accelerator_id = ${acceleratorId}`.execute(
    ctx.db,
  )
  if (rows[0]!.count >= showcaseLimits.templates)
    throw new ProductError('SHOWCASE_LIMIT', { limit: showcaseLimits.templates })
}

/** Initial contents of a template: one empty section. */
const firstSection: ShowcaseSection = {
  id: 'main',
  title: { ru: 'О проекте', en: 'About the project' },
  items: [],
}

export const createPublicationTemplateUseCase = useCase({
  endpoint: createPublicationTemplate,
  load: (ctx, { headers }) => findTemplateOwner(ctx.db, headers['accelerator-id']),
  authorize: publicationTemplates.edit,
  run: async (ctx, { body: { name } }, { acceleratorId }) => {
    await requireRoom(ctx, acceleratorId)
    const made = await ctx.db
      .insertInto('publication_template')
      .values({
        name,
        accelerator_id: acceleratorId,
        sections: JSON.stringify([firstSection]),
        updated_by: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, { ...made, acceleratorId }, 'create')
    return made
  },
})

/** Updates a template with optimistic locking. */
const write = async (
  ctx: SignedIn,
  { id }: TemplateSubject,
  version: number,
  set: Partial<Record<'name' | 'brand_light' | 'brand_dark' | 'sections', string | null>> & {
    is_main?: boolean
    is_public?: boolean
  },
): Promise<void> => {
  // The leading showcase of its projects may change: concurrent changes of others are serialized in lock order.
  await sendAhead(ctx.db, sql`select hold_showcase(${id})`)
  const saved = await ctx.db
    .updateTable('publication_template')
    .set({
      ...set,
      version: version + 1,
      updated_at: ctx.now.toISOString(),
      updated_by: ctx.actor.uid,
    } as never)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
}

export const editPublicationTemplateUseCase = useCase({
  endpoint: editPublicationTemplate,
  load,
  authorize: publicationTemplates.edit,
  run: async (ctx, { body: { version, name, main, public: isPublic, brandLight, brandDark } }, template) => {
    await write(ctx, template, version, {
      name,
      is_main: main,
      is_public: isPublic,
      brand_light: brandLight || null,
      brand_dark: brandDark || null,
    })
    await record(ctx, template, 'edit')
    return readAgain(template.id)
  },
})

/** Saves the sections; they apply immediately to all published projects. */
export const savePublicationSectionsUseCase = useCase({
  endpoint: savePublicationSections,
  load,
  authorize: publicationTemplates.edit,
  run: async (ctx, { body: { version, sections } }, template) => {
    const storedCodes = new Set(template.sections.flatMap(({ items }) => items.map(({ code }) => code)))
    const [tree, pictures] = await Promise.all([
      readChoosableTree(ctx.db),
      findPictures(ctx.db, template.acceleratorId, picturesOf(sections)),
    ])
    const problems = sectionProblems(sections, tree, { stored: storedCodes, pictures })
    if (Object.keys(problems).length > 0) throw invalid(problems)
    await write(ctx, template, version, { sections: JSON.stringify(sections) })
    await record(ctx, template, 'editSections')
    return readAgain(template.id)
  },
})

export const movePublicationTemplateUseCase = useCase({
  endpoint: movePublicationTemplate,
  load,
  authorize: publicationTemplates.edit,
  run: async (ctx, { body }, { id, acceleratorId }) => {
    await transition(ctx, publicationTemplateMachine, body.action, {
      id,
      acceleratorId,
      facts: async () => stillThere(await findTemplate(ctx.db, id)),
    })
    return undefined
  },
})

export const deletePublicationTemplateUseCase = useCase({
  endpoint: deletePublicationTemplate,
  load,
  authorize: publicationTemplates.edit,
  run: async (ctx, _input, template) => {
    // Waits for concurrent publications in it: a single statement would not see them.
    await sql`select from publication_template where id = ${template.id} for update`.execute(ctx.db)
    const deleted = await sql`
      delete from publication_template s where s.id = ${template.id} and cardinality(s.codes) = 0 and not exists (
        select from project_publication u where u.template_id = s.id and u.status = 'PUBLISHED') returning s.id`.execute(
      ctx.db,
    )
    if (deleted.rows.length === 0) throw new ProductError('PUBLICATION_TEMPLATE_HAS_OBJECTS')
    await record(ctx, template, 'delete')
    return undefined
  },
})
