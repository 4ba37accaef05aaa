import { settingUseCase } from '#features/expertise'
import { saveReassignment } from '../../contract/reassignment.endpoints.ts'

export const saveReassignmentUseCase = settingUseCase(saveReassignment, 'expert_reassign_days', (days) => ({
  action: 'setReassignDays',
  details: { days },
}))
