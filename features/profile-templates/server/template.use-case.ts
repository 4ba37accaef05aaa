import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import {
  copyProfileTemplate,
  createProfileTemplate,
  deleteProfileTemplate,
  editProfileTemplate,
} from '../contract/template.endpoints.ts'
import type { TemplatePurpose } from '../domain/states.ts'
import { profileTemplateList, profileTemplates } from '../domain/template.policy.ts'
import { readTemplateUse } from './template-use.ts'
import { findVersion, openVersion, readVersion } from './template.repository.ts'

type Names = { name: string; description: string; purpose: TemplatePurpose }

const auditTemplate = (ctx: Context, templateId: number, action: AuditAction) =>
  audit(ctx, { acceleratorId: null, subject: 'profile_template', subjectId: templateId, action })

const make = async (ctx: SignedIn, names: Names, tree: ElementTree, copiedFrom: number | null) => {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into profile_template (name, description, purpose, main, copied_from_id, created_by)
      values (${names.name}, ${names.description}, ${names.purpose},
        ${names.purpose} = 'PROFILE' and not exists (select from profile_template where main), ${copiedFrom},
        ${ctx.actor.uid})
      returning id
    )
    insert into profile_template_version (template_id, number, tree, updated_by)
    select id, 1, ${JSON.stringify(tree)}::jsonb, ${ctx.actor.uid}::uuid from made returning id`.execute(
    ctx.db,
  )
  const version = stillThere(await findVersion(ctx.db, rows[0]!.id))
  await auditTemplate(ctx, version.templateId, copiedFrom === null ? 'create' : 'copy')
  return readVersion(ctx.db, ctx.actor, version)
}

/** Creates a template; the first one for profiles becomes the main one. */
export const createProfileTemplateUseCase = useCase({
  endpoint: createProfileTemplate,
  load: nothing,
  authorize: profileTemplateList.look,
  run: (ctx, { body }) => make(ctx, body, { sections: [] }, null),
})

/** Copies the version of a template that opens by default. */
export const copyProfileTemplateUseCase = useCase({
  endpoint: copyProfileTemplate,
  load: (ctx, { body }) => openVersion(ctx.db, body.templateId),
  authorize: profileTemplates.build,
  run: (ctx, { body }, version) =>
    make(ctx, { ...body, purpose: version.purpose }, version.tree, version.templateId),
})

/** Renames a template and may make it the main one; there is always exactly one. */
export const editProfileTemplateUseCase = useCase({
  endpoint: editProfileTemplate,
  load: (ctx, { body }) => openVersion(ctx.db, body.templateId),
  authorize: profileTemplates.build,
  run: async (ctx, { body: { name, description, main } }, { templateId, main: wasMain, purpose }) => {
    if (main && purpose === 'EXPERTISE') throw new ProductError('STATE_CHANGED')
    if (wasMain && !main) throw new ProductError('MAIN_TEMPLATE_NEEDED')
    if (main && !wasMain)
      await ctx.db.updateTable('profile_template').set({ main: false }).where('main', '=', true).execute()
    await ctx.db
      .updateTable('profile_template')
      .set({ name, description, main })
      .where('id', '=', templateId)
      .execute()
    await auditTemplate(ctx, templateId, 'edit')
    return readVersion(ctx.db, ctx.actor, stillThere(await openVersion(ctx.db, templateId)))
  },
})

/** Deletes an unused template, see `isCodeInUse`; tasks that started with it need its versions. */
export const deleteProfileTemplateUseCase = useCase({
  endpoint: deleteProfileTemplate,
  load: (ctx, { body }) => openVersion(ctx.db, body.templateId),
  authorize: profileTemplates.build,
  run: async (ctx, _input, { templateId, main, purpose }) => {
    if (main) throw new ProductError('MAIN_TEMPLATE_NEEDED')
    const { tasksCount, begun, elementsCount } = await readTemplateUse(ctx.db, {
      templateId,
      main,
      purpose,
    })
    if (tasksCount + begun + elementsCount > 0) throw new ProductError('OBJECT_IN_USE')
    await deleteRow(ctx.db, 'profile_template', templateId)
    await auditTemplate(ctx, templateId, 'delete')
    return undefined
  },
})
