import { sql } from 'kysely'
import type { z } from 'zod'
import { cleanRichText, type Pictures } from '#features/fields'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/announcement.endpoints.ts'
import type { announcementFields } from '../contract/announcement.schemas.ts'
import { isRich } from '../domain/announcement-text.rules.ts'
import { announcementMachine, announcements } from '../domain/announcement.machine.ts'
import type { AnnouncementMove } from '../domain/states.ts'
import {
  announcementRows,
  findAnnouncement,
  lockAnnouncement,
  type AnnouncementSubject,
} from './announcement.repository.ts'
import { notifyEverybody } from './notify-everybody.ts'

type Fields = z.output<typeof announcementFields>

const readOne = async (ctx: Context, id: number) =>
  stillThere((await readRows(ctx, announcementRows, sql`n.id = ${id}`))[0])

const noPictures: Pictures = new Map()

/** A text without any tag becomes a paragraph. */
const inBlocks = (text: string): string => (isRich(text) ? text : `<p>${text}</p>`)

/** Errors: `REQUIRED` at a text of which nothing is left. */
const cleaned = (texts: Pick<Fields, 'textRu' | 'textEn'>) => {
  const textRu = cleanRichText(texts.textRu, noPictures)
  const textEn = cleanRichText(texts.textEn, noPictures)
  if (!textRu) throw invalid({ textRu: 'REQUIRED' })
  if (!textEn) throw invalid({ textEn: 'REQUIRED' })
  return { text_ru: inBlocks(textRu), text_en: inBlocks(textEn) }
}

const columnsOf = ({
  titleRu,
  titleEn,
  textRu,
  textEn,
  roles,
  firstDay,
  lastDay,
  timeZone,
  stays,
}: Fields) => ({
  title_ru: titleRu,
  title_en: titleEn,
  ...cleaned({ textRu, textEn }),
  roles: [...new Set(roles)],
  first_day: firstDay,
  last_day: lastDay,
  time_zone: timeZone,
  stays,
})

/** Errors: `NOT_IN_LIST` at an accelerator that does not exist. */
const setAccelerators = async ({ db }: SignedIn, id: number, ids: readonly number[]): Promise<void> => {
  const wanted = [...new Set(ids)]
  await sql`delete from announcement_accelerator where announcement_id = ${id}`.execute(db)
  const { rows } = await sql`
    insert into announcement_accelerator (announcement_id, accelerator_id)
    select ${id}, a.id from accelerator a where a.id = any(${wanted}) returning accelerator_id`.execute(db)
  if (rows.length !== wanted.length) throw invalid({ acceleratorIds: 'NOT_IN_LIST' })
}

const record = (ctx: SignedIn, id: number, action: AuditAction, title: string) =>
  audit(ctx, { acceleratorId: null, subject: 'announcement', subjectId: id, action, comment: title })

export const createAnnouncementUseCase = useCase({
  endpoint: contract.createAnnouncement,
  load: nothing,
  authorize: announcements.manage,
  run: async (ctx, { body }) => {
    const { id } = await ctx.db
      .insertInto('announcement')
      .values({ ...columnsOf(body), created_by: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setAccelerators(ctx, id, body.acceleratorIds)
    await record(ctx, id, 'create', body.titleRu)
    return (after) => readOne(after, id)
  },
})

/**
 * Edits an announcement with an optimistic lock; people who closed it do not see it again. Open pages show the new text of a
 * published one immediately.
 */
export const editAnnouncementUseCase = useCase({
  endpoint: contract.editAnnouncement,
  load: (ctx, { body }) => findAnnouncement(ctx.db, body.id),
  authorize: announcements.manage,
  run: async (ctx, { body }, { id }) => {
    const saved = await ctx.db
      .updateTable('announcement')
      .set({ ...columnsOf(body), version: body.version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', body.version)
      .returning('status')
      .executeTakeFirst()
    if (!saved) throw new ProductError('STATE_CHANGED')
    await setAccelerators(ctx, id, body.acceleratorIds)
    await record(ctx, id, 'edit', body.titleRu)
    if (saved.status === 'PUBLISHED') await notifyEverybody(ctx.db)
    return (after) => readOne(after, id)
  },
})

/** Open pages show or hide it immediately. */
const move = async (
  ctx: SignedIn,
  one: Locked<AnnouncementSubject>,
  action: AnnouncementMove,
  version: number,
): Promise<void> => {
  await transition(ctx, announcementMachine, action, {
    id: one.id,
    acceleratorId: null,
    facts: one,
    expectedVersion: version,
    set: { version: version + 1, updated_at: ctx.now.toISOString() },
  })
  await notifyEverybody(ctx.db)
}

export const publishAnnouncementUseCase = useCase({
  endpoint: contract.publishAnnouncement,
  load: (ctx, { body }) => lockAnnouncement(ctx, body.id),
  authorize: announcements.manage,
  run: async (ctx, { body: { version } }, one) => {
    await move(ctx, one, 'publish', version)
    return (after) => readOne(after, one.id)
  },
})

export const withdrawAnnouncementUseCase = useCase({
  endpoint: contract.withdrawAnnouncement,
  load: (ctx, { body }) => lockAnnouncement(ctx, body.id),
  authorize: announcements.manage,
  run: async (ctx, { body: { version } }, one) => {
    await move(ctx, one, 'withdraw', version)
    return (after) => readOne(after, one.id)
  },
})

export const deleteAnnouncementUseCase = useCase({
  endpoint: contract.deleteAnnouncement,
  load: (ctx, { body }) => lockAnnouncement(ctx, body.id),
  authorize: announcements.manage,
  run: async (ctx, _input, { id, status }) => {
    if (status !== 'DRAFT') throw new ProductError('STATE_CHANGED')
    await deleteRow(ctx.db, 'announcement', id)
    await record(ctx, id, 'delete', '')
    return undefined
  },
})
