import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import type { myRequest } from '../contract/accelerator.schemas.ts'
import { listMyAcceleratorRequests } from '../contract/request.endpoints.ts'
import { approvalMachine, type ApprovalFacts } from '../domain/approval.machine.ts'
import { approvalFacts, requestsLeft } from './accelerator.repository.ts'

type Row = Omit<z.output<typeof myRequest>, 'actions'> & ApprovalFacts

/** The caller's requests, newest first. */
export const listMyRequestsQuery = query({
  endpoint: listMyAcceleratorRequests,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx) => {
    const { uid } = ctx.actor
    const [{ rows }, left] = await Promise.all([
      sql<Row>`
        select a.id, a.name, a.approval, a.approval_at as "approvalAt", a.approval_reason as "approvalReason",
          a.created_at as "createdAt", a.version, ${approvalFacts}
        from accelerator a where a.created_by = ${uid} order by a.created_at desc, a.id desc limit 50`.execute(
        ctx.db,
      ),
      requestsLeft(ctx.db, uid),
    ])
    return {
      items: rows.map(({ acceleratorId, requesterUid, requestsLeft: own, ...row }) => ({
        ...row,
        actions: possibleActions(approvalMachine, row.approval, ctx.actor, {
          acceleratorId,
          requesterUid,
          requestsLeft: own,
        }),
      })),
      ...left,
    }
  },
})
