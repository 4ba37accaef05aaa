import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { newSecret, nextSecret } from '#platform/server/secrets/hashed-secret.ts'
import {
  createIntakeForm,
  editIntakeForm,
  mapIntakeForm,
  rotateIntakeSecret,
} from '../contract/form.endpoints.ts'
import { intakeForms } from '../domain/form-intake.policy.ts'
import { secretOverlapHours } from '../domain/retention.ts'
import { findForm, readForm, type FormMapping, type FormSubject } from './form.repository.ts'

const emptyMapping: FormMapping = { fields: [], constants: [], honeypot: '', perMinute: 60 }

/** Requires that the track belongs to the form's accelerator. */
const requireOwnTrack = async (
  ctx: Context,
  acceleratorId: number,
  trackId: number | null,
): Promise<void> => {
  if (trackId === null) return
  const track = await ctx.db
    .selectFrom('track')
    .select('id')
    .where('id', '=', trackId)
    .where('accelerator_id', '=', acceleratorId)
    .executeTakeFirst()
  if (!track) throw invalid({ trackId: 'NOT_IN_LIST' })
}

export const createIntakeFormUseCase = useCase({
  endpoint: createIntakeForm,
  load: chosenAccelerator,
  authorize: intakeForms.manage,
  run: async (ctx, { body: { trackId, ...body } }, { acceleratorId }) => {
    await requireOwnTrack(ctx, acceleratorId, trackId)
    const { key, secret, hash } = newSecret()
    const { id } = await ctx.db
      .insertInto('intake_form')
      .values({
        ...body,
        accelerator_id: acceleratorId,
        track_id: trackId,
        settings: JSON.stringify(emptyMapping),
        key,
        secret_hash: hash,
        owner_uid: ctx.actor.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId, subject: 'intake_form', subjectId: id, action: 'create' })
    return { id, secret }
  },
})

/** Saves changes with an optimistic lock. The person who saved last becomes the owner of the form. */
const write = async (
  ctx: SignedIn,
  { id, acceleratorId }: FormSubject,
  version: number,
  set: Record<string, unknown>,
  action: AuditAction,
): Promise<void> => {
  const saved = await ctx.db
    .updateTable('intake_form')
    .set({ ...set, version: version + 1, owner_uid: ctx.actor.uid })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
  await audit(ctx, { acceleratorId, subject: 'intake_form', subjectId: id, action })
}

export const editIntakeFormUseCase = useCase({
  endpoint: editIntakeForm,
  load: (ctx, { body }) => findForm(ctx.db, body.formId),
  authorize: intakeForms.manage,
  run: async (ctx, { body: { formId: _id, version, trackId, ...body } }, form) => {
    await requireOwnTrack(ctx, form.acceleratorId, trackId)
    await write(ctx, form, version, { ...body, track_id: trackId }, 'edit')
    return (after) => readForm(after, form)
  },
})

export const mapIntakeFormUseCase = useCase({
  endpoint: mapIntakeForm,
  load: (ctx, { body }) => findForm(ctx.db, body.formId),
  authorize: intakeForms.manage,
  run: async (ctx, { body: { version, mapping } }, form) => {
    await write(ctx, form, version, { settings: JSON.stringify(mapping) }, 'map')
    return (after) => readForm(after, form)
  },
})

/** Generates a new secret; the previous one remains valid for a while. */
export const rotateIntakeSecretUseCase = useCase({
  endpoint: rotateIntakeSecret,
  load: (ctx, { body }) => findForm(ctx.db, body.formId),
  authorize: intakeForms.manage,
  run: async (ctx, { body: { secretAt } }, { id, acceleratorId, key }) => {
    const { secret, hash } = nextSecret(key)
    const changed = await sql`
      update intake_form set previous_hash = secret_hash, secret_hash = ${hash}, secret_at = now(),
        previous_until = now() + make_interval(hours => ${secretOverlapHours})
      where id = ${id} and secret_at = ${secretAt}::timestamptz`.execute(ctx.db)
    if (changed.numAffectedRows === 0n) throw new ProductError('STATE_CHANGED')
    await audit(ctx, { acceleratorId, subject: 'intake_form', subjectId: id, action: 'rotateSecret' })
    return { id, secret }
  },
})
