import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { saveOtherReviewsSetting } from '../../contract/task-scores.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { expertiseOfHeader } from '../expertise-of-header.ts'

export const saveOtherReviewsSettingUseCase = useCase({
  endpoint: saveOtherReviewsSetting,
  load: expertiseOfHeader,
  authorize: expertises.set,
  concerns: ({ acceleratorId }) => ({ acceleratorId }),
  run: async (ctx, { body: { readsOthers } }, { acceleratorId }) => {
    await ctx.db
      .updateTable('accelerator')
      .set({ expert_reads_others: readsOthers })
      .where('id', '=', acceleratorId)
      .execute()
    await audit(ctx, {
      acceleratorId,
      subject: 'accelerator',
      subjectId: acceleratorId,
      action: readsOthers ? 'openReviewsToExperts' : 'closeReviewsToExperts',
    })
    return { readsOthers, editable: true }
  },
})
