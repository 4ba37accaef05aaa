import { listMemberAdmins, listMemberTeams } from '../contract/member.endpoints.ts'
import { getAccelerator, getAcceleratorHistory, listAccelerators } from '../contract/profile.endpoints.ts'
import { listMyAcceleratorRequests } from '../contract/request.endpoints.ts'

/** Calls whose answers change with an accelerator. */
export const acceleratorReads = [
  getAccelerator,
  getAcceleratorHistory,
  listAccelerators,
  listMyAcceleratorRequests,
  listMemberTeams,
  listMemberAdmins,
] as const
