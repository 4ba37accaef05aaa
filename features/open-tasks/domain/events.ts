/** Events of the transitions of open tasks; payloads contain the row's `id`. */
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

/** Other events of open tasks; payloads contain the task's `id` and that of their subject. */
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
