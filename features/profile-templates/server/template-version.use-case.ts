import { sql } from 'kysely'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { lockSubject, transition, type Locked } from '#platform/server/transition.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import {
  archiveProfileTemplate,
  draftProfileTemplate,
  dropProfileTemplateDraft,
  publishProfileTemplate,
  saveProfileTemplate,
} from '../contract/template.endpoints.ts'
import type { VersionAction } from '../domain/states.ts'
import { templateVersionMachine } from '../domain/template-version.machine.ts'
import { profileTemplates } from '../domain/template.policy.ts'
import { changedTypes, codesOtherwise, removedCodes } from '../domain/template.rules.ts'
import { codesInUse } from './code-uses.ts'
import { publishedCodes } from './known-codes.ts'
import { findVersion, readVersion, type VersionSubject } from './template.repository.ts'

const load = (ctx: Context, { body }: { body: { versionId: number } }) => findVersion(ctx.db, body.versionId)

const again = async (ctx: Context, { id }: VersionSubject) =>
  readVersion(ctx.db, ctx.actor, stillThere(await findVersion(ctx.db, id)))

/** Whether a code was removed together with its section. */
const wentWithSection = (before: ElementTree, after: ElementTree, code: string): boolean => {
  const section = before.sections.find(({ elements }) => elements.some((element) => element.code === code))
  return section !== undefined && after.sections.every(({ id }) => id !== section.id)
}

const refuseRemovalOfUsed = async (
  ctx: Context,
  draft: VersionSubject,
  after: ElementTree,
): Promise<void> => {
  const { tree: before } = draft
  const used = await codesInUse(ctx.db, draft, removedCodes(before, after))
  const [code] = used
  if (code === undefined) return
  throw new ProductError(
    wentWithSection(before, after, code) ? 'SECTION_HAS_USED_ELEMENTS' : 'OBJECT_IN_USE',
    { codes: [...used].join(', ') },
  )
}

/** Refuses other types than a code has had in this template, because values of older versions must stay readable. */
const refuseOtherTypes = async (ctx: Context, draft: VersionSubject, tree: ElementTree): Promise<void> => {
  const published = (await publishedCodes(ctx.db)).filter(({ templateId }) => templateId === draft.templateId)
  const changed = [
    ...changedTypes(draft.tree, tree),
    ...published.flatMap(({ shapes }) => codesOtherwise(shapes, tree)),
  ]
  if (changed.length > 0)
    throw new ProductError('ELEMENT_TYPE_FIXED', { codes: [...new Set(changed)].join(', ') })
}

/** Saves a draft, with an optimistic lock: a conflict is reported, and the builder's screen retains its tree. */
export const saveProfileTemplateUseCase = useCase({
  endpoint: saveProfileTemplate,
  load,
  authorize: profileTemplates.build,
  run: async (ctx, { body: { version, tree } }, draft) => {
    await refuseOtherTypes(ctx, draft, tree)
    await refuseRemovalOfUsed(ctx, draft, tree)
    const saved = await ctx.db
      .updateTable('profile_template_version')
      .set({
        tree: JSON.stringify(tree),
        version: version + 1,
        updated_at: ctx.now.toISOString(),
        updated_by: ctx.actor.uid,
      })
      .where('id', '=', draft.id)
      .where('status', '=', 'DRAFT')
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!saved) throw new ProductError('STATE_CHANGED')
    return again(ctx, draft)
  },
})

/** Creates a draft from a version; a template has at most one. */
export const draftProfileTemplateUseCase = useCase({
  endpoint: draftProfileTemplate,
  load,
  authorize: profileTemplates.build,
  run: async (ctx, _input, { id, templateId }) => {
    const { rows } = await sql<{ id: number }>`
      insert into profile_template_version (template_id, number, tree, updated_by)
      select v.template_id, (select max(number) + 1 from profile_template_version where template_id = v.template_id), v.tree, ${ctx.actor.uid}::uuid
      from profile_template_version v where v.id = ${id} and v.status <> 'DRAFT'
      on conflict do nothing returning id`.execute(ctx.db)
    if (!rows[0]) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId: null,
      subject: 'profile_template',
      subjectId: templateId,
      action: 'draft',
    })
    return readVersion(ctx.db, ctx.actor, stillThere(await findVersion(ctx.db, rows[0].id)))
  },
})

/** Loads a version under its row lock. */
const lockVersion = ({ db }: Context, { body: { versionId: id } }: { body: { versionId: number } }) =>
  lockSubject(db, templateVersionMachine, id, () => findVersion(db, id))

const move = async (
  ctx: Context,
  version: Locked<VersionSubject>,
  action: VersionAction,
  set: Record<string, unknown> = {},
) =>
  transition(ctx, templateVersionMachine, action, {
    id: version.id,
    acceleratorId: null,
    facts: version,
    set,
  })

/** Archives the active version before publishing; allowed even for the main template, because it is replaced. */
const makeRoom = async (ctx: Context, { templateId }: VersionSubject): Promise<void> => {
  const active = await ctx.db
    .selectFrom('profile_template_version')
    .select('id')
    .where('template_id', '=', templateId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  const before = active && (await findVersion(ctx.db, active.id))
  if (!before) return
  await transition(ctx, templateVersionMachine, 'archive', {
    id: before.id,
    acceleratorId: null,
    facts: async () => ({ ...before, main: false, asking: 0 }),
  })
}

/** Publishes a draft in place of the active version. */
export const publishProfileTemplateUseCase = useCase({
  endpoint: publishProfileTemplate,
  load: lockVersion,
  authorize: profileTemplates.build,
  run: async (ctx, _input, version) => {
    if (version.status === 'DRAFT' && version.problems === 0) await makeRoom(ctx, version)
    await move(ctx, version, 'publish', { published_at: ctx.now.toISOString() })
    return again(ctx, version)
  },
})

/** Archives the active version. */
export const archiveProfileTemplateUseCase = useCase({
  endpoint: archiveProfileTemplate,
  load: lockVersion,
  authorize: profileTemplates.build,
  run: async (ctx, _input, version) => {
    await move(ctx, version, 'archive')
    return again(ctx, version)
  },
})

/** Deletes a draft; earlier versions are retained. */
export const dropProfileTemplateDraftUseCase = useCase({
  endpoint: dropProfileTemplateDraft,
  load,
  authorize: profileTemplates.build,
  run: async (ctx, _input, { id, templateId, number }) => {
    const dropped = await sql`
      delete from profile_template_version where id = ${id} and status = 'DRAFT' and ${number} > 1 returning id`.execute(
      ctx.db,
    )
    if (dropped.rows.length === 0) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId: null,
      subject: 'profile_template',
      subjectId: templateId,
      action: 'dropDraft',
    })
    return undefined
  },
})
