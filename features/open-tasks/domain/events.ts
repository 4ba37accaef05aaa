/** What happens to open tasks; payloads carry the row's `id`. */
export const openTaskEvents = [
  'OpenTaskSubmitted',
  'OpenTaskRecalled',
  'OpenTaskApproved',
  'OpenTaskReturned',
  'OpenTaskOpened',
  'OpenTaskClosed',
  'OpenTaskReopened',
  'OpenTaskJudged',
  'OpenTaskResults',
  'OpenTaskCancelled',
] as const

export type OpenTaskEvent = (typeof openTaskEvents)[number]

/** What happens at an open task besides its moves; payloads carry the task's `id` and what it is about. */
export const openTaskNewsEvents = [
  'OpenTaskEntered',
  'OpenTaskQuestionAsked',
  'OpenTaskQuestionAnswered',
  'OpenTaskJurorAdded',
  'OpenTaskDeadlineMoved',
  'OpenTaskCriteriaChanged',
  'OpenTaskChanged',
  'OpenTaskChangeReverted',
  'OpenTaskProjectsOffered',
  'OpenTaskProjectMade',
  'OpenTaskProjectDeclined',
] as const

export type OpenTaskNewsEvent = (typeof openTaskNewsEvents)[number]
