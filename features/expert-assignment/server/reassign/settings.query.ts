import { expertiseOfHeader } from '#features/expertise'
import { query } from '#platform/server/handler.ts'
import { getReassignment } from '../../contract/reassignment.endpoints.ts'
import { assignmentSettings } from '../../domain/assignment.policy.ts'

/** What becomes of orders that nobody takes. */
export const getReassignmentQuery = query({
  endpoint: getReassignment,
  load: expertiseOfHeader,
  authorize: assignmentSettings.read,
  run: async ({ db, actor }, _input, { acceleratorId }) => {
    const { days } = await db
      .selectFrom('accelerator')
      .select('expert_reassign_days as days')
      .where('id', '=', acceleratorId)
      .executeTakeFirstOrThrow()
    return { days, mayChange: assignmentSettings.configure.allows(actor, { acceleratorId }) }
  },
})
