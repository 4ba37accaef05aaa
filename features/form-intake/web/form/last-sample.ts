import { call } from '#platform/web/api/call.ts'
import { getFormSubmission, listFormSubmissions } from '../../contract/submission.endpoints.ts'

/** What the last submission of a form said, as a sample to try; null when there is none, or it is kept no more. */
export const lastSample = async (formId: number): Promise<string | null> => {
  const { items } = await call(listFormSubmissions, { query: { formId: String(formId), limit: '1' } })
  const [last] = items
  if (!last) return null
  const { content, contentGone } = await call(getFormSubmission, {
    query: { submissionId: String(last.id) },
  })
  return contentGone ? null : JSON.stringify(content, null, 2)
}
