import { expertiseOfHeader } from '#features/expertise'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { saveReassignment } from '../../contract/reassignment.endpoints.ts'
import { assignmentSettings } from '../../domain/assignment.policy.ts'

/** Says after how many days an order that nobody took goes to another expert. */
export const saveReassignmentUseCase = useCase({
  endpoint: saveReassignment,
  load: expertiseOfHeader,
  authorize: assignmentSettings.configure,
  concerns: ({ acceleratorId }) => ({ acceleratorId }),
  run: async (ctx, { body: { days } }, { acceleratorId }) => {
    await ctx.db
      .updateTable('accelerator')
      .set({ expert_reassign_days: days })
      .where('id', '=', acceleratorId)
      .execute()
    await audit(ctx, {
      acceleratorId,
      subject: 'accelerator',
      subjectId: acceleratorId,
      action: 'setReassignDays',
      details: { days },
    })
    return undefined
  },
})
