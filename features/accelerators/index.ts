import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { listMemberAdminsQuery, listMemberTeamsQuery } from './server/list-member-teams.query.ts'
import { listTrackersQuery } from './server/list-trackers.query.ts'

export { accelerators, type AcceleratorFacts } from './domain/accelerator.policy.ts'

/** Accelerators and the people who work in them. */
export const acceleratorsFeature: Feature = {
  name: 'accelerators',
  endpoints,
  handlers: [listMemberTeamsQuery, listMemberAdminsQuery, listTrackersQuery],
}
