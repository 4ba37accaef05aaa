import type { OwnField } from '../../participations/domain/own-fields.ts'

/** Filters for the projects of a question: its team saved it, or reviewers acted on it. */
export const questionHaving = ['SAVED', 'REMARKED', 'RETURNED', 'OPENED', 'NOTED', 'SCORED'] as const

/** Whether anybody used the answers to a question: reviewers and experts, a selection by its value, or a score. */
export const questionUses = ['UNUSED', 'READ', 'SELECTS', 'SCORES'] as const

/** The code of a field of a task itself, among the questions of all tasks. */
export const ownQuestionCode = (field: OwnField, trackpointId: number): string => `${field}:${trackpointId}`

/** Maximum number of tasks that a report offers, and whose own questions it counts. */
export const maxTasks = 500
