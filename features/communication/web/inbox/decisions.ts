import { declarationOf, type DecidedCode, type NotificationCode } from '../../domain/notification-codes.ts'

/**
 * The decision that a notification is about: its slot, the id of its record and the parameters of its link; null if there
 * is nothing to decide. A decision that needs more than one field or question, or something to read first, is made on the
 * linked page only:
 * `EXPERT_RESULT_WAITS` (the result), `EXPERT_REVIEW_SUGGESTED` (experts and terms of the order), `ACCELERATOR_REQUESTED`
 * (the legal details and documents), `DATA_REQUEST_PASSED` (the content of the data room), `ERASURE_ASKED` (what the person
 * leaves behind), `DEAL_OFFERED` (the terms, which the two sides agree on outside the portal).
 */
export const decisionOf = ({
  code,
  link,
}: {
  code: NotificationCode
  link: string
}): { slot: `notice.${DecidedCode}`; id: number; params: Record<string, string> } | null => {
  const param = declarationOf(code).decision
  if (param === undefined) return null
  const params = Object.fromEntries(new URLSearchParams(link.split('?')[1] ?? ''))
  const id = Number(params[param])
  return Number.isSafeInteger(id) && id > 0 ? { slot: `notice.${code as DecidedCode}`, id, params } : null
}
