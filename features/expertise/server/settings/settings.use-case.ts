import { saveAcceptDays } from '../../contract/accept-days.endpoints.ts'
import { saveOutsideOrdersSetting } from '../../contract/own-order.endpoints.ts'
import { saveOtherReviewsSetting } from '../../contract/task-scores.endpoints.ts'
import { settingUseCase } from './expertise-setting.ts'

export const saveOutsideOrdersSettingUseCase = settingUseCase(
  saveOutsideOrdersSetting,
  'expert_outside_orders',
  (open) => ({ action: open ? 'openOutsideOrders' : 'closeOutsideOrders' }),
)

export const saveOtherReviewsSettingUseCase = settingUseCase(
  saveOtherReviewsSetting,
  'expert_reads_others',
  (open) => ({ action: open ? 'openReviewsToExperts' : 'closeReviewsToExperts' }),
)

export const saveAcceptDaysUseCase = settingUseCase(saveAcceptDays, 'expert_accept_days', (days) => ({
  action: 'setAcceptDays',
  details: { days },
}))
