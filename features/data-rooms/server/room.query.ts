import { sql } from 'kysely'
import { treeOfVersions } from '#features/profile-templates'
import { changesSince } from '#features/project-profiles'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isPerson } from '#platform/domain/actor.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { instantJson, nameInSentence, personRefJson } from '#platform/server/sql.ts'
import type { Words } from '../../fields/domain/tree.ts'
import { getRoom, getRoomEnd } from '../contract/data-room.endpoints.ts'
import { dataRooms, dataRequests } from '../domain/data-request.machine.ts'
import { maxOpenings } from '../domain/states.ts'
import { readChosenFields } from './chosen-fields.ts'
import {
  allowedOf,
  findDataRequest,
  firmName,
  verifiedDay,
  type DataRequestSubject,
} from './data-request.repository.ts'
import { readFormerRoom } from './former-room.ts'
import { readVersionIds } from './room-tree.ts'
import { isMarkable } from './stamp/mark-file.ts'

type Room = ResponseOf<typeof getRoom>

type Head = Pick<
  Room,
  'project' | 'requester' | 'firm' | 'verifiedDay' | 'purpose' | 'rivals' | 'terms' | 'agreedAt'
>

const readHead = async ({ db }: SignedIn, id: number): Promise<Head> => {
  const { rows } = await sql<Head>`
    select json_build_object('id', p.id, 'name', p.name) as project, ${personRefJson('x')} as requester,
      ${firmName} as firm, ${verifiedDay} as "verifiedDay", d.purpose, d.rivals, d.terms, d.agreed_at as "agreedAt"
    from data_request d join project p on p.id = d.project_id join person x on x.uid = d.requester_uid
    where d.id = ${id}`.execute(db)
  return stillThere(rows[0])
}

/** Who asks, for the team: a request opens what the founder decides by, even if the investor's card is closed. */
const readInvestor = async ({ db }: SignedIn, uid: string): Promise<Room['investor']> => {
  const { rows } = await sql<NonNullable<Room['investor']>>`
    select f.investor_type as type, coalesce(i.thesis, '') as thesis, coalesce(i.portfolio, '') as portfolio,
      coalesce((select v.evidence from investor_verification v where v.person_uid = x.uid and v.taken_at is null), '') as evidence
    from person x left join person_profile f on f.person_uid = x.uid
      left join investor_profile i on i.person_uid = x.uid where x.uid = ${uid}`.execute(db)
  return rows[0] ?? null
}

/** The room's documents that still exist. */
const readDocuments = async (
  { db }: SignedIn,
  { projectId, documentIds }: DataRequestSubject,
): Promise<Room['documents']> => {
  const { rows } = await sql<{
    id: number
    name: string
    link: boolean
    file: { name: string; size: number; mime: string } | null
  }>`
    select d.id, d.name, d.url is not null as link,
      case when f.id is null then null else json_build_object('name', f.name, 'size', f.size, 'mime', f.mime) end as file
    from project_document d left join file f on f.id = d.file_id
    where d.project_id = ${projectId} and d.id = any(${documentIds}) order by d.name, d.id`.execute(db)
  return rows.map(({ file, ...document }) => ({
    ...document,
    file: file && { name: file.name, size: file.size, marked: isMarkable(file.mime) },
  }))
}

/** Whether the project has documents created after the grant. */
const hasNewerDocuments = async (
  { db }: SignedIn,
  { projectId, agreedAt, documentIds }: DataRequestSubject,
): Promise<boolean> => {
  if (agreedAt === null || documentIds.length === 0) return false
  const { rows } = await sql<{ newer: boolean }>`
    select exists (select from project_document where project_id = ${projectId} and created_at > ${agreedAt}) as newer`.execute(
    db,
  )
  return rows[0]!.newer
}

/** The other side's contact details, if both share theirs and the room is open. */
const readContacts = async (
  { db }: SignedIn,
  { requesterUid, projectId, open, sharesContacts, teamSharesContacts }: DataRequestSubject,
  ours: boolean,
): Promise<Room['contacts']> => {
  if (!open || !sharesContacts || !teamSharesContacts) return null
  const { rows } = await sql<NonNullable<Room['contacts']>>`
    select ${nameInSentence('x')} as name, x.email, coalesce(x.phone, '') as phone from person x
    where x.uid = ${ours ? sql`${requesterUid}` : sql`(select p.leader_uid from project p where p.id = ${projectId})`}`.execute(
    db,
  )
  return rows[0] ?? null
}

const readOpenings = async ({ db }: SignedIn, id: number): Promise<Room['openings']> => {
  const { rows } = await sql<Room['openings'][number]>`
    select o.id, ${personRefJson('x')} as person, o.kind, nullif(o.page, '') as page,
      o.document_name as document, o.seconds, o.marked, ${instantJson(sql`o.at`)} as at
    from room_opening o join person x on x.uid = o.person_uid
    where o.request_id = ${id} order by o.id desc limit ${maxOpenings}`.execute(db)
  return rows
}

const inLanguage = ({ ru, en }: Words, locale: SignedIn['locale']): string =>
  (locale === 'ru' ? ru : en) || ru || en

const readChoices = async (
  { db, locale }: SignedIn,
  { projectId }: DataRequestSubject,
): Promise<NonNullable<Room['choices']>> => {
  const [tree, documents] = await Promise.all([
    readVersionIds(db).then((ids) => treeOfVersions(db, ids)),
    sql<{ id: number; name: string }>`
      select id, name from project_document where project_id = ${projectId} order by name, id limit 500`.execute(
      db,
    ),
  ])
  return {
    elements: tree.sections.flatMap(({ name, elements }) =>
      elements.map((element) => ({
        code: element.code,
        name: inLanguage(element.name, locale),
        section: inLanguage(name, locale),
      })),
    ),
    documents: documents.rows,
  }
}

/** Whether the shown profile fields have changed since the grant. */
const isNewer = async (
  { db }: SignedIn,
  { projectId, codes, agreedAt }: DataRequestSubject,
): Promise<boolean> =>
  agreedAt !== null &&
  codes.length > 0 &&
  (await changesSince(db, { projectId, codes, since: agreedAt })).length > 0

export const getRoomQuery = query({
  endpoint: getRoom,
  load: (ctx, { query: { dataRequestId } }) => findDataRequest(ctx.db, dataRequestId),
  authorize: dataRooms.view,
  run: async (ctx, _input, request) => {
    const ours = request.memberUids.some((uid) => isPerson(ctx.actor, uid))
    const reads = dataRooms.read.allows(ctx.actor, request) && (ours || request.entered)
    const answers = ours && dataRequests.answer.allows(ctx.actor, request) && request.status === 'PASSED'
    const [head, investor, documents, openings, choices, newer, documentsNewer, contacts, fields] =
      await Promise.all([
        readHead(ctx, request.id),
        ours ? readInvestor(ctx, request.requesterUid) : null,
        reads ? readDocuments(ctx, request) : [],
        ours ? readOpenings(ctx, request.id) : [],
        answers ? readChoices(ctx, request) : null,
        reads ? isNewer(ctx, request) : false,
        reads ? hasNewerDocuments(ctx, request) : false,
        reads ? readContacts(ctx, request, ours) : null,
        reads ? readChosenFields(ctx.db, request) : [],
      ])
    const namesOf = (states: readonly string[]) =>
      fields.flatMap(({ found, name }) => (states.includes(found) ? [inLanguage(name, ctx.locale)] : []))
    const shows = documents.length > 0 || fields.some(({ found }) => found === 'FILLED')
    // Proposed only until the team has chosen the content of this room.
    const former = choices && request.untilDay === null ? await readFormerRoom(ctx, request, choices) : null
    return {
      ...head,
      former,
      investor,
      id: request.id,
      status: request.status,
      version: request.version,
      untilDay: request.untilDay,
      codes: reads ? request.codes : [],
      // Only the team learns that a field is hidden: the reason reveals another answer of the profile.
      unfilled: namesOf(ours ? ['EMPTY'] : ['EMPTY', 'EXCLUDED']),
      excluded: namesOf(ours ? ['EXCLUDED'] : []),
      shows,
      documents,
      newer,
      documentsGone: reads ? request.documentIds.length - documents.length : 0,
      documentsNewer,
      sharesContacts: request.sharesContacts,
      teamSharesContacts: ours ? request.teamSharesContacts : contacts !== null,
      contacts,
      ours,
      openings,
      choices,
      actions: [
        ...(answers ? (['choose'] as const) : []),
        ...allowedOf(['grant', 'refuse', 'revoke'] as const, ctx.actor, request.status, request).filter(
          (action) => action !== 'grant' || (request.waits && shows),
        ),
      ],
    }
  },
})

export const getRoomEndQuery = query({
  endpoint: getRoomEnd,
  load: (ctx, { query: { dataRequestId } }) => findDataRequest(ctx.db, dataRequestId),
  authorize: dataRequests.readEnd,
  run: async ({ db }, _input, { id, status, open, untilDay }) => {
    const { rows } = await sql<{ projectId: number; project: string; at: string; answer: string }>`
      select p.id as "projectId", p.name as project, ${instantJson(sql`d.updated_at`)} as at, d.answer
      from data_request d join project p on p.id = d.project_id where d.id = ${id}`.execute(db)
    const isGiven = status === 'GRANTED'
    return {
      ...stillThere(rows[0]),
      status,
      over: isGiven && !open,
      untilDay: isGiven ? untilDay : null,
    }
  },
})
