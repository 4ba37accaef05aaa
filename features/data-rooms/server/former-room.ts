import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { instantJson } from '#platform/server/sql.ts'
import type { getRoom } from '../contract/data-room.endpoints.ts'
import type { DataRequestSubject } from './data-request.repository.ts'

type Room = ResponseOf<typeof getRoom>

/** Loads the content of the previous room that the team opened for this investor, without what has been deleted since. */
export const readFormerRoom = async (
  { db }: SignedIn,
  { id, projectId, requesterUid }: DataRequestSubject,
  choices: NonNullable<Room['choices']>,
): Promise<Room['former']> => {
  const { rows } = await sql<NonNullable<Room['former']>>`
    select d.codes, d.document_ids as "documentIds", d.terms, ${instantJson(sql`d.agreed_at`)} as "agreedAt"
    from data_request d
    where d.project_id = ${projectId} and d.requester_uid = ${requesterUid} and d.id <> ${id}
      and d.agreed_at is not null
    order by d.agreed_at desc, d.id desc limit 1`.execute(db)
  const [former] = rows
  if (!former) return null
  const codes = new Set(choices.elements.map(({ code }) => code))
  const documents = new Set(choices.documents.map((document) => document.id))
  return {
    ...former,
    codes: former.codes.filter((code) => codes.has(code)),
    documentIds: former.documentIds.map(Number).filter((documentId) => documents.has(documentId)),
  }
}
