import type { CallOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { orderAssignment, previewAssignment } from '../contract/assignment.endpoints.ts'

/** A plan as it is shown. */
export type Plan = ResponseOf<typeof previewAssignment>

/** A pair of the plan. */
export type ShownPair = Plan['pairs'][number]

/** What was asked for: the tasks and experts, and the terms on which the plan is ordered. */
export type Asked = {
  scope: Pick<CallOf<typeof previewAssignment>['body'], 'taskIds' | 'programmeId' | 'trackId'>
  expertUids: string[]
  terms: Omit<CallOf<typeof orderAssignment>['body'], 'pairs'>
}
