import { sql } from 'kysely'
import { isPerson } from '#platform/domain/actor.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { useCase } from '#platform/server/handler.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import {
  downloadRoomDocument,
  enterRoom,
  noteRoomTime,
  openRoomLink,
} from '../contract/data-room.endpoints.ts'
import { dataRooms } from '../domain/data-request.machine.ts'
import type { OpeningKind } from '../domain/states.ts'
import { lockDataRequest, sides, type DataRequestSubject } from './data-request.repository.ts'
import { isMarkable, markFile } from './stamp/mark-file.ts'

type Opened = { kind: OpeningKind; document?: string; marked?: boolean }

/** Logs an access by the requester; the team's own accesses are not logged. */
const note = async (
  { db, actor }: SignedIn,
  { id, requesterUid }: DataRequestSubject,
  { kind, document = '', marked }: Opened,
): Promise<void> => {
  if (!isPerson(actor, requesterUid)) return
  await sql`
    insert into room_opening (request_id, person_uid, kind, document_name, marked)
    values (${id}, ${actor.uid}, ${kind}, ${document}, ${marked ?? null})`.execute(db)
}

/** Locks the request, so that a room closed concurrently logs no access and every logged access was to an open room. */
export const enterRoomUseCase = useCase({
  endpoint: enterRoom,
  load: (ctx, { body }) => lockDataRequest(ctx, body.dataRequestId),
  authorize: dataRooms.read,
  concerns: sides,
  run: async (ctx, _input, request) => {
    await note(ctx, request, { kind: 'ROOM' })
    return undefined
  },
})

type Stored = { name: string; fileId: string; mime: string; person: string }

const findStored = async (
  { db, actor }: SignedIn,
  { projectId, documentIds }: DataRequestSubject,
  documentId: number,
): Promise<Stored> => {
  const { rows } = await sql<Stored>`
    select d.name, d.file_id as "fileId", f.mime, (select ${nameInSentence('x')} from person x where x.uid = ${actor.uid}) as person
    from project_document d join file f on f.id = d.file_id
    where d.id = ${documentId} and d.project_id = ${projectId} and d.id = any(${documentIds})`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Stamps the pages before locking the room; if it is closed meanwhile, the download is refused. */
export const downloadRoomDocumentUseCase = useCase({
  endpoint: downloadRoomDocument,
  load: (ctx, { query: { dataRequestId } }) => lockDataRequest(ctx, dataRequestId),
  authorize: dataRooms.read,
  concerns: sides,
  prepare: async (ctx, { query: { documentId } }, request) => {
    const { fileId, mime, person } = await findStored(ctx, request, documentId)
    const isTheirs = isPerson(ctx.actor, request.requesterUid)
    return isTheirs && isMarkable(mime) ? markFile(ctx, fileId, person) : null
  },
  run: async (ctx, { query: { documentId } }, request, marked) => {
    const { name, fileId } = await findStored(ctx, request, documentId)
    await note(ctx, request, { kind: 'FILE', document: name, marked: marked !== null })
    const { acceleratorId, requesterUid, memberUids } = sides(request)
    // A download does not invalidate cached data, so the change is announced explicitly.
    await announceChanges(ctx.db, ['dataRequest'], {
      people: [requesterUid, ...memberUids],
      accelerators: [acceleratorId],
    })
    const file = await downloadFile(ctx, fileId)
    return marked === null ? file : { ...file, size: marked.length, stream: marked }
  },
})

export const openRoomLinkUseCase = useCase({
  endpoint: openRoomLink,
  load: (ctx, { body }) => lockDataRequest(ctx, body.dataRequestId),
  authorize: dataRooms.read,
  concerns: sides,
  run: async (ctx, { body: { documentId } }, request) => {
    const { rows } = await sql<{ name: string; url: string }>`
      select name, url from project_document
      where id = ${documentId} and project_id = ${request.projectId} and url is not null
        and id = any(${request.documentIds})`.execute(ctx.db)
    const link = rows[0]
    if (!link) throw notFound()
    await note(ctx, request, { kind: 'LINK', document: link.name })
    return { url: link.url }
  },
})

/** Adds to the log entry of the same part within the last twelve hours. */
export const noteRoomTimeUseCase = useCase({
  endpoint: noteRoomTime,
  load: (ctx, { body }) => lockDataRequest(ctx, body.dataRequestId),
  authorize: dataRooms.read,
  // The reader's own page does not show the time.
  concerns: ({ memberUids }) => ({ memberUids }),
  run: async ({ db, actor }, { body: { page, seconds } }, { id, requesterUid }) => {
    if (!isPerson(actor, requesterUid)) return undefined
    const { rows } = await sql`
      update room_opening set seconds = least(seconds + ${seconds}::int, 43200) where id = (
        select o.id from room_opening o where o.request_id = ${id} and o.person_uid = ${actor.uid} and o.kind = 'PAGE'
          and o.page = ${page} and o.at > now() - interval '12 hours' order by o.id desc limit 1)
      returning id`.execute(db)
    if (rows.length === 0)
      await sql`
        insert into room_opening (request_id, person_uid, kind, page, seconds)
        values (${id}, ${actor.uid}, 'PAGE', ${page}, ${seconds})`.execute(db)
    return undefined
  },
})
