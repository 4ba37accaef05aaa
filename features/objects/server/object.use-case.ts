import { sql } from 'kysely'
import { invalid, notFound, ProductError, type FieldErrors } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { transition } from '#platform/server/transition.ts'
import type { Field } from '../../profiles/domain/template.ts'
import * as calls from '../contract/object.endpoints.ts'
import { objectMachine } from '../domain/object.machine.ts'
import { objects } from '../domain/object.policy.ts'
import { fieldProblems, isIndicator, newCodeProblem, tidyField } from '../domain/object.rules.ts'
import { codeIsTaken, dictionaryExists, findObject, lockObject } from './object.repository.ts'

const told = (ctx: Context, id: number, action: string, comment = '') =>
  audit(ctx, { acceleratorId: null, subject: 'profile_object', subjectId: id, action, comment })

const named = (ctx: Context, { name }: Field): string => name[ctx.locale]

const check = async (ctx: Context, groupId: number, field: Field, more: FieldErrors = {}): Promise<void> => {
  const group = await ctx.db
    .selectFrom('object_group')
    .select('id')
    .where('id', '=', groupId)
    .forKeyShare()
    .executeTakeFirst()
  if (!group) throw notFound()
  const unknown = field.dictionary !== undefined && !(await dictionaryExists(ctx.db, field.dictionary))
  const errors: FieldErrors = {
    ...(unknown ? { 'field.dictionary': 'NOT_IN_LIST' } : {}),
    ...fieldProblems(field),
    ...more,
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Adds an object. */
export const createObjectUseCase = useCase({
  endpoint: calls.createObject,
  load: nothing,
  authorize: objects.keep,
  run: async (ctx, { body: { groupId, field: given } }) => {
    const field = tidyField(given)
    const taken = (await codeIsTaken(ctx.db, field.code)) ? [field.code] : []
    await check(ctx, groupId, field, newCodeProblem(field.code, new Set(taken)))
    const { rows } = await sql<{ id: number }>`
      insert into profile_object (group_id, field) values (${groupId}, ${JSON.stringify(field)}::jsonb)
      on conflict (code) do nothing returning id`.execute(ctx.db)
    // Two at once: the later one is told at the field.
    if (!rows[0]) throw invalid({ 'field.code': 'ALREADY_TAKEN' })
    await told(ctx, rows[0].id, 'create', named(ctx, field))
    return (await findObject(ctx, rows[0].id))!
  },
})

/** Changes an object: not its code, not its type. What is no indicator any more is no large figure either. */
export const editObjectUseCase = useCase({
  endpoint: calls.editObject,
  load: (ctx, { body: { id } }) => lockObject(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id, version, groupId, field: given } }, before) => {
    if (version !== before.version) throw new ProductError('STATE_CHANGED')
    if (given.type !== before.field.type || given.code !== before.field.code)
      throw new ProductError('ELEMENT_TYPE_FIXED', { codes: before.field.code })
    const field = tidyField(given)
    await check(ctx, groupId, field)
    await sql`
      update profile_object set group_id = ${groupId}, field = ${JSON.stringify(field)}::jsonb, version = version + 1,
        updated_at = ${ctx.now}, single_seq = case when ${isIndicator(field)} then single_seq end
      where id = ${id}`.execute(ctx.db)
    await told(ctx, id, 'edit', named(ctx, field))
    return (await findObject(ctx, id))!
  },
})

/** Deletes an object that nothing has taken. */
export const deleteObjectUseCase = useCase({
  endpoint: calls.deleteObject,
  load: (ctx, { body: { id } }) => lockObject(ctx, id),
  authorize: objects.keep,
  run: async (ctx, { body: { id } }, object) => {
    if (!object.actions.includes('delete')) throw new ProductError('OBJECT_IN_USE')
    await ctx.db.deleteFrom('profile_object').where('id', '=', id).execute()
    await told(ctx, id, 'delete', named(ctx, object.field))
    return undefined
  },
})

const move = (endpoint: typeof calls.archiveObject, action: 'archive' | 'restore') =>
  useCase({
    endpoint,
    load: (ctx, { body: { id } }) => findObject(ctx, id),
    authorize: objects.keep,
    run: async (ctx, { body: { id } }) => {
      await transition(ctx, objectMachine, action, {
        id,
        acceleratorId: null,
        facts: async () => null,
        // What is not offered stands at no head either.
        set: { updated_at: ctx.now, ...(action === 'archive' ? { single_seq: null } : {}) },
      })
      return (await findObject(ctx, id))!
    },
  })

/** Takes an object out of what templates are offered. */
export const archiveObjectUseCase = move(calls.archiveObject, 'archive')

/** Offers an archived object again. */
export const restoreObjectUseCase = move(calls.restoreObject, 'restore')
