import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import type { enterOpenTask } from '../../contract/entry.endpoints.ts'

type Receipt = ResponseOf<typeof enterOpenTask>['receipt']

/** Shows the result of a submission from its receipt. */
export const useReceiptMessage = (): ((receipt: Receipt) => void) => {
  const t = useTexts('open-tasks')
  return ({ number, result, refusal, at }) => {
    const words = { number, time: formatDateTime(at) }
    if (refusal) notify({ code: 400, text: t(`refusals.${refusal}`, words) })
    else notify({ code: 200, text: t(`pressed.${result}`, words) })
  }
}
