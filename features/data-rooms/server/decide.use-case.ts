import { sql } from 'kysely'
import { treeOfVersions } from '#features/profile-templates'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { todayIn } from '#platform/server/sql.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import { elementsOf } from '../../fields/domain/tree.ts'
import * as contract from '../contract/data-request.endpoints.ts'
import { dataRequestMachine, dataRequests } from '../domain/data-request.machine.ts'
import { maxRoomDays, type DataRequestAction } from '../domain/states.ts'
import { readChosenFields } from './chosen-fields.ts'
import { lockDataRequest, sides, type DataRequestSubject } from './data-request.repository.ts'
import { readVersionIds } from './room-tree.ts'

const load = (ctx: Context, { body }: { body: { dataRequestId: number } }) =>
  lockDataRequest(ctx, body.dataRequestId)

const move = (
  ctx: SignedIn,
  request: Locked<DataRequestSubject>,
  action: DataRequestAction,
  { version, comment = '', set = {} }: { version: number; comment?: string; set?: Record<string, unknown> },
) =>
  transition(ctx, dataRequestMachine, action, {
    id: request.id,
    acceleratorId: request.acceleratorId,
    facts: request,
    expectedVersion: version,
    comment,
    set: { version: version + 1, updated_at: ctx.now.toISOString(), ...set },
  })

export const passDataRequestUseCase = useCase({
  endpoint: contract.passDataRequest,
  load,
  authorize: dataRequests.pass,
  // The team is notified from now on.
  concerns: (request) => sides({ ...request, passed: true }),
  run: async (ctx, { body: { version } }, request) => {
    await move(ctx, request, 'pass', { version, set: { passed_at: ctx.now.toISOString() } })
    return undefined
  },
})

export const declineDataRequestUseCase = useCase({
  endpoint: contract.declineDataRequest,
  load,
  authorize: dataRequests.pass,
  concerns: sides,
  run: async (ctx, { body: { version, reason } }, request) => {
    await move(ctx, request, 'decline', { version, comment: reason, set: { answer: reason } })
    return undefined
  },
})

export const refuseDataRequestUseCase = useCase({
  endpoint: contract.refuseDataRequest,
  load,
  authorize: dataRequests.answer,
  concerns: sides,
  run: async (ctx, { body: { version, reason } }, request) => {
    await move(ctx, request, 'refuse', { version, comment: reason, set: { answer: reason } })
    return undefined
  },
})

export const withdrawDataRequestUseCase = useCase({
  endpoint: contract.withdrawDataRequest,
  load,
  authorize: dataRequests.withdraw,
  concerns: sides,
  run: async (ctx, { body: { version } }, request) => {
    await move(ctx, request, 'withdraw', { version })
    return undefined
  },
})

/** Refuses an expiry in the past, or too far ahead. */
const checkDay = async (
  { db }: SignedIn,
  { acceleratorId }: DataRequestSubject,
  untilDay: string,
): Promise<void> => {
  const { rows } = await sql<{ past: boolean; late: boolean }>`
    select ${untilDay}::date < ${todayIn(sql`a.time_zone`)} as past,
      ${untilDay}::date > ${todayIn(sql`a.time_zone`)} + ${maxRoomDays}::int as late
    from accelerator a where a.id = ${acceleratorId}`.execute(db)
  if (rows[0]?.past) throw invalid({ untilDay: 'DATE_IN_PAST' })
  if (rows[0]?.late) throw invalid({ untilDay: 'DATE_OVER_A_YEAR' })
}

/** Refuses unknown elements, and documents of another project. */
const checkChoice = async (
  { db }: SignedIn,
  { projectId }: DataRequestSubject,
  { codes, documentIds, versionIds }: { codes: string[]; documentIds: number[]; versionIds: number[] },
): Promise<void> => {
  const known = new Set(elementsOf(await treeOfVersions(db, versionIds)).map(({ code }) => code))
  if (codes.some((code) => !known.has(code))) throw invalid({ codes: 'NOT_IN_LIST' })
  if (documentIds.length === 0) return
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from project_document where project_id = ${projectId} and id = any(${documentIds})`.execute(
    db,
  )
  if (rows[0]?.found !== documentIds.length) throw invalid({ documentIds: 'NOT_IN_LIST' })
}

/** Saves the chosen content. Errors: `STATE_CHANGED` after the decision. */
export const chooseRoomUseCase = useCase({
  endpoint: contract.chooseRoom,
  load,
  authorize: dataRequests.answer,
  // The choice is visible only to the team.
  concerns: ({ memberUids }) => ({ memberUids }),
  run: async (ctx, { body }, request) => {
    if (request.status !== 'PASSED' || request.version !== body.version)
      throw new ProductError('STATE_CHANGED')
    const codes = [...new Set(body.codes)]
    const documentIds = [...new Set(body.documentIds)]
    const versionIds = await readVersionIds(ctx.db)
    await checkDay(ctx, request, body.untilDay)
    if (codes.length + documentIds.length === 0) throw invalid({ codes: 'REQUIRED' })
    await checkChoice(ctx, request, { codes, documentIds, versionIds })
    await ctx.db
      .updateTable('data_request')
      .set({
        codes,
        document_ids: documentIds,
        version_ids: versionIds,
        terms: body.terms,
        until_day: body.untilDay,
        team_shares_contacts: body.sharesContacts,
        version: body.version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where('id', '=', request.id)
      .execute()
    return undefined
  },
})

/** Whether the room has any content: a filled field or a document that still exists. */
const showsAnything = async ({ db }: SignedIn, request: DataRequestSubject): Promise<boolean> => {
  const { rows } = await sql`
    select from project_document where project_id = ${request.projectId} and id = any(${request.documentIds}) limit 1`.execute(
    db,
  )
  return rows.length > 0 || (await readChosenFields(db, request)).some(({ found }) => found === 'FILLED')
}

/**
 * Opens the room with exactly the chosen content. Errors: `DATA_ROOM_EMPTY` if nothing is chosen,
 * `DATA_ROOM_UNFILLED` if none of it has a value.
 */
export const openRoomUseCase = useCase({
  endpoint: contract.openRoom,
  load,
  authorize: dataRequests.answer,
  concerns: sides,
  run: async (ctx, { body: { version } }, request) => {
    const isEmpty = request.codes.length + request.documentIds.length === 0
    if (request.status === 'PASSED' && (isEmpty || request.untilDay === null))
      throw new ProductError('DATA_ROOM_EMPTY')
    if (request.status === 'PASSED') {
      await checkDay(ctx, request, request.untilDay!)
      if (!(await showsAnything(ctx, request))) throw new ProductError('DATA_ROOM_UNFILLED')
    }
    await move(ctx, request, 'grant', { version, set: { agreed_at: ctx.now.toISOString() } })
    return undefined
  },
})

/** Closes the room: nothing in it can be read after this transaction. */
export const revokeRoomUseCase = useCase({
  endpoint: contract.revokeRoom,
  load,
  authorize: dataRequests.answer,
  concerns: sides,
  run: async (ctx, { body: { version } }, request) => {
    await move(ctx, request, 'revoke', { version })
    return undefined
  },
})
