import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound, ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { FileOwner } from '#platform/domain/quotas.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { downloadFile, keepFile, publicImage, storeFile, storeUpload } from '#platform/server/files/files.ts'
import { checkImage, imageWithin, madeImage } from '#platform/server/files/images.ts'
import type { UploadedFile } from '#platform/server/files/receive-file.ts'
import { nothing, query, useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/files.endpoints.ts'
import { eventGuests, heldEvents, type HostFacts } from '../domain/event.machine.ts'
import { maxEventFiles } from '../domain/limits.ts'
import { findHeldEvent, lockHeldEvent, type HeldEventSubject } from './event.repository.ts'
import { findByToken } from './guest.repository.ts'
import { readEventPage } from './read-event.ts'

/** Files count towards the quota of the event's host. */
const ownerOf = ({ acceleratorId, personUid }: HostFacts): FileOwner =>
  acceleratorId === null ? `person:${personUid ?? ''}` : `accelerator:${acceleratorId}`

const record = (ctx: SignedIn, { id, acceleratorId }: HeldEventSubject, action: AuditAction, comment = '') =>
  audit(ctx, { acceleratorId, subject: 'held_event', subjectId: id, action, comment })

export const addEventMaterialUseCase = useCase({
  endpoint: contract.addEventMaterial,
  load: (ctx, { query: { eventId } }) => lockHeldEvent(ctx, eventId),
  authorize: heldEvents.manage,
  prepare: storeUpload,
  run: async (ctx, _input, event, file) => {
    const { n } = await ctx.db
      .selectFrom('event_material')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('event_id', '=', event.id)
      .executeTakeFirstOrThrow()
    if (n >= maxEventFiles) throw new ProductError('EVENT_LIMIT', { count: maxEventFiles })
    const fileId = await keepFile(ctx, 'EVENT_FILE', ownerOf(event), file)
    await ctx.db
      .insertInto('event_material')
      .values({ event_id: event.id, file_id: fileId, name: file.name })
      .execute()
    await record(ctx, event, 'addMaterial', file.name)
    return (after) => readEventPage(after, event.id)
  },
})

export const removeEventMaterialUseCase = useCase({
  endpoint: contract.removeEventMaterial,
  load: (ctx, { body }) => findHeldEvent(ctx.db, body.eventId),
  authorize: heldEvents.manage,
  run: async (ctx, { body: { materialId } }, event) => {
    const removed = await ctx.db
      .deleteFrom('event_material')
      .where('id', '=', materialId)
      .where('event_id', '=', event.id)
      .returning('name')
      .executeTakeFirst()
    await record(ctx, event, 'removeMaterial', stillThere(removed).name)
    return (after) => readEventPage(after, event.id)
  },
})

/** Errors: `NOT_FOUND` for a file of another event. */
const requireMaterial = async (db: Db, eventId: number, fileId: string): Promise<void> => {
  const found = await db
    .selectFrom('event_material')
    .select('id')
    .where('event_id', '=', eventId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (!found) throw notFound()
}

export const getEventMaterialQuery = query({
  endpoint: contract.getEventMaterial,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.read,
  run: async (ctx, { query: { fileId } }, { id }) => {
    await requireMaterial(ctx.db, id, fileId)
    return downloadFile(ctx, fileId)
  },
})

export const getGuestMaterialQuery = query({
  endpoint: contract.getGuestMaterial,
  load: (ctx, { query: { token } }) => findByToken(ctx.db, token),
  authorize: eventGuests.answer,
  run: async (ctx, { query: { fileId } }, { eventId, status }) => {
    if (status !== 'CONFIRMED' && status !== 'ATTENDED' && status !== 'MISSED') throw notFound()
    await requireMaterial(ctx.db, eventId, fileId)
    return downloadFile(ctx, fileId)
  },
})

/** Pictures are scaled to fit these bounds, in pixels: the width of a page's text at double density. */
const box = { width: 1600, height: 1600 }

const prepareCover = async (ctx: SignedIn, { body }: { body: UploadedFile }) => {
  checkImage(body)
  const { bytes, width, height } = await imageWithin(ctx.actor.uid, body.bytes, box)
  return { file: await storeFile(ctx, madeImage('cover', bytes)), width, height }
}

type Cover = { fileId: string; width: number; height: number } | null

/** Replaces the picture; the nightly job deletes the previous one. */
const setCover = async (ctx: SignedIn, event: HeldEventSubject, cover: Cover) => {
  await ctx.db
    .updateTable('held_event')
    .set({
      cover_file_id: cover?.fileId ?? null,
      cover_width: cover?.width ?? null,
      cover_height: cover?.height ?? null,
    })
    .where('id', '=', event.id)
    .execute()
  await record(ctx, event, cover ? 'setCover' : 'deleteCover')
  return (after: Context) => readEventPage(after, event.id)
}

export const uploadEventCoverUseCase = useCase({
  endpoint: contract.uploadEventCover,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.manage,
  prepare: prepareCover,
  run: async (ctx, _input, event, { file, width, height }) => {
    const fileId = await keepFile(ctx, 'EVENT_COVER', ownerOf(event), file)
    return setCover(ctx, event, { fileId, width, height })
  },
})

export const deleteEventCoverUseCase = useCase({
  endpoint: contract.deleteEventCover,
  load: (ctx, { body }) => findHeldEvent(ctx.db, body.eventId),
  authorize: heldEvents.manage,
  run: (ctx, _input, event) => setCover(ctx, event, null),
})

export const getEventCoverQuery = query({
  endpoint: contract.getEventCover,
  load: nothing,
  authorize: portalPolicy.visit,
  run: (ctx, { query: params }) => publicImage(ctx, 'EVENT_COVER', params),
})
