import { query } from '#platform/server/handler.ts'
import { getOutsideOrdersSetting } from '../../contract/own-order.endpoints.ts'
import { expertises } from '../../domain/expert-job.policy.ts'
import { expertiseOfHeader } from '../expertise-of-header.ts'

export const getOutsideOrdersSettingQuery = query({
  endpoint: getOutsideOrdersSetting,
  load: expertiseOfHeader,
  authorize: expertises.order,
  run: async ({ db, actor }, _input, expertise) => {
    const row = await db
      .selectFrom('accelerator')
      .select('expert_outside_orders as open')
      .where('id', '=', expertise.acceleratorId)
      .executeTakeFirst()
    return { open: row?.open ?? false, editable: expertises.set.allows(actor, expertise) }
  },
})
