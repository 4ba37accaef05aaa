import { settingQuery } from '#features/expertise'
import { getReassignment } from '../../contract/reassignment.endpoints.ts'

export const getReassignmentQuery = settingQuery(getReassignment, 'expert_reassign_days')
