import {
  invalid,
  notFound,
  ProductError,
  stillThere,
  type FieldErrors,
} from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import type { Field } from '../../fields/domain/tree.ts'
import * as calls from '../contract/object.endpoints.ts'
import { objects } from '../domain/object.machine.ts'
import { fieldProblems, newCodeProblem, tidyField } from '../domain/object.rules.ts'
import { findGroup } from './group.repository.ts'
import { formName } from './object-forms.ts'
import { changeObject, lockCatalogue, insertObject, moveObject, recordObjectAction } from './object-writes.ts'
import { codeIsTaken, dictionaryExists, findObject, lockObject } from './object.repository.ts'

/** Validates an object's data; returns the name of its form. */
const check = async (
  ctx: Context,
  groupId: number,
  field: Field,
  more: FieldErrors = {},
): Promise<{ group: string; form: string | null }> => {
  const group = await ctx.db
    .selectFrom('object_group')
    .select('name_ru')
    .where('id', '=', groupId)
    .forKeyShare()
    .executeTakeFirst()
  if (!group) throw notFound()
  const form = await formName(ctx.db, field.templateFileId)
  const unknown = field.dictionary !== undefined && !(await dictionaryExists(ctx.db, field.dictionary))
  const errors: FieldErrors = {
    ...(unknown ? { 'field.dictionary': 'NOT_IN_LIST' } : {}),
    ...(form === undefined ? { 'field.templateFileId': 'NOT_IN_LIST' } : {}),
    ...fieldProblems(field),
    ...more,
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { group: group.name_ru, form: form ?? null }
}

export const createObjectUseCase = useCase({
  endpoint: calls.createObject,
  load: nothing,
  authorize: objects.keep,
  run: async (ctx, { body: { groupId, field: given } }) => {
    await lockCatalogue(ctx.db)
    const field = tidyField(given)
    const taken = (await codeIsTaken(ctx.db, field.code)) ? [field.code] : []
    await check(ctx, groupId, field, newCodeProblem(field.code, new Set(taken)))
    const id = await insertObject(ctx, groupId, field, 'create')
    if (id === null) throw invalid({ 'field.code': 'ALREADY_TAKEN' })
    return stillThere(await findObject(ctx, id))
  },
})

/** Changes an object, except its code and type. One that is no longer an indicator is removed from the key figures. */
export const editObjectUseCase = useCase({
  endpoint: calls.editObject,
  load: (ctx, { body: { id } }) => lockObject(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id, version, groupId, field: given } }, before) => {
    if (version !== before.version) throw new ProductError('STATE_CHANGED')
    if (given.type !== before.field.type || given.code !== before.field.code)
      throw new ProductError('ELEMENT_TYPE_FIXED', { codes: before.field.code })
    const field = tidyField(given)
    const checked = await check(ctx, groupId, field)
    const was = await findGroup(ctx, before.group.id)
    await changeObject(
      ctx,
      id,
      { field, groupId, ...checked },
      {
        before: { field: before.field, group: was!.name_ru, form: before.form?.name ?? null },
        action: 'edit',
      },
    )
    return stillThere(await findObject(ctx, id))
  },
})

/** Deletes an unused object. */
export const deleteObjectUseCase = useCase({
  endpoint: calls.deleteObject,
  load: (ctx, { body: { id } }) => lockObject(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id } }, object) => {
    if (!object.actions.includes('delete')) throw new ProductError('OBJECT_IN_USE')
    await ctx.db.deleteFrom('profile_object').where('id', '=', id).execute()
    await recordObjectAction(ctx, id, 'delete', { comment: object.field.name[ctx.locale] })
    return undefined
  },
})

const move = (endpoint: typeof calls.archiveObject, action: 'archive' | 'restore') =>
  useCase({
    endpoint,
    load: (ctx, { body: { id } }) => findObject(ctx, id),
    authorize: objects.keep,
    run: async (ctx, { body: { id } }) => {
      await lockCatalogue(ctx.db)
      await moveObject(ctx, id, action)
      return stillThere(await findObject(ctx, id))
    },
  })

/** Archives an object, so that templates are no longer offered it. */
export const archiveObjectUseCase = move(calls.archiveObject, 'archive')

/** Offers an archived object again. */
export const restoreObjectUseCase = move(calls.restoreObject, 'restore')
