import { sql } from 'kysely'
import { notFound } from '#platform/domain/product-error.ts'
import { isPerson } from '#platform/domain/actor.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { downloadFile } from '#platform/server/files/files.ts'
import { useCase } from '#platform/server/handler.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { downloadRoomDocument, enterRoom } from '../contract/data-room.endpoints.ts'
import { dataRooms } from '../domain/data-request.policy.ts'
import { holdDataRequest, sides, type DataRequestSubject } from './data-request.repository.ts'

/** What whoever asked does in a room is noted; what the team does in its own is not. */
const note = async (
  { db, actor }: SignedIn,
  { id, requesterUid }: DataRequestSubject,
  document = '',
): Promise<void> => {
  if (!isPerson(actor, requesterUid)) return
  await sql`
    insert into room_opening (request_id, person_uid, document_name)
    values (${id}, ${actor.uid}, ${document})`.execute(db)
}

/** The request is held: a room that is closed meanwhile notes nobody, and one that noted somebody was open. */
export const enterRoomUseCase = useCase({
  endpoint: enterRoom,
  load: (ctx, { body }) => holdDataRequest(ctx, body.dataRequestId),
  authorize: dataRooms.read,
  concerns: sides,
  run: async (ctx, _input, request) => {
    await note(ctx, request)
    return undefined
  },
})

export const downloadRoomDocumentUseCase = useCase({
  endpoint: downloadRoomDocument,
  load: (ctx, { query: { dataRequestId } }) => holdDataRequest(ctx, dataRequestId),
  authorize: dataRooms.read,
  concerns: sides,
  run: async (ctx, { query: { documentId } }, request) => {
    const { rows } = await sql<{ name: string; fileId: string }>`
      select name, file_id as "fileId" from project_document
      where id = ${documentId} and project_id = ${request.projectId} and file_id is not null
        and id = any(${request.documentIds})`.execute(ctx.db)
    const document = rows[0]
    if (!document) throw notFound()
    await note(ctx, request, document.name)
    const { acceleratorId, requesterUid, memberUids } = sides(request)
    // A file is no answer that a page keeps: what has changed with it is told apart.
    await announceChanges(ctx.db, ['dataRequest'], {
      people: [requesterUid, ...memberUids],
      accelerators: [acceleratorId],
    })
    return downloadFile(ctx, document.fileId)
  },
})
