import type { CallOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { orderAssignment, previewAssignment } from '../contract/assignment.endpoints.ts'

/** A plan, as the API returns it. */
export type Plan = ResponseOf<typeof previewAssignment>

/** A pair of the plan. */
export type ShownPair = Plan['pairs'][number]

/** The submitted form: tasks, experts, and the terms of the order. */
export type AssignmentQuery = {
  scope: Pick<CallOf<typeof previewAssignment>['body'], 'taskIds' | 'programmeId' | 'trackId'>
  expertUids: string[]
  terms: Omit<CallOf<typeof orderAssignment>['body'], 'pairs'>
}
