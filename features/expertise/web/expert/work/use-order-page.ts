import { useState } from 'react'
import { hasCode } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { flushUnsavedWork } from '#platform/web/work/unsaved-work.ts'
import { getExpertJobOrder, listExpertJobOrders } from '../../../contract/expert-job-order.endpoints.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { orderLink, orderPageActions, type OrderPage } from '../order-actions.tsx'
import { sendTypedComments } from './comment-form-store.ts'
import { entriesOf, missingPlaces } from './review-entries.ts'
import type { ReviewQueue } from './use-review-queue.ts'

/** The waiting job with the earliest due date, other than this one. */
const useNextOrder = (id: number) => {
  const { data } = useCall(
    listExpertJobOrders,
    { query: { status: 'NEW,PROCESS', sorting: 'DUE', sortingDirection: 'ASC', limit: 12 } },
    { deniedHere: true },
  )
  // A job with a new conflict has a number only.
  const next = data?.items.find((one) => one.id !== id && one.subject !== null)
  return next ? orderLink(next.id) : null
}

// Scrolls to the first missing place once it is rendered.
const showFirst = ([first]: readonly string[]): void => {
  if (first) setTimeout(() => goToPlace(first))
}

type Shown = {
  actions: MenuAction[]
  /** Completion was attempted: missing parts are marked. */
  isTried: boolean
}

/** Actions on a job's page: it is completed once everything typed is saved and nothing is missing. */
export const useOrderPage = (order: ExpertOrderPage, queue: ReviewQueue): Shown => {
  const t = useTexts('expertise')
  const { put, get, refresh } = useAnswer(getExpertJobOrder, { query: { jobId: order.id } })
  const [isTried, setTried] = useState(false)
  const next = useNextOrder(order.id)
  const version = () =>
    Math.max(order.version, ...entriesOf(order).map(({ key }) => queue.entry(key).version))
  const save = async (): Promise<boolean> => {
    if ((await sendTypedComments()) && (await flushUnsavedWork())) return true
    // It may no longer be theirs.
    void refresh()
    notify({ code: 400, text: t('order.notSaved') })
    return false
  }
  const onIncomplete = () => {
    setTried(true)
    showFirst(missingPlaces(get() ?? order))
  }
  /** Refetches the job; null if it is no longer theirs, which the page then shows. */
  const readNow = async (): Promise<ExpertOrderPage | null> => {
    try {
      return await call(getExpertJobOrder, { query: { jobId: order.id } })
    } catch (error) {
      if (!hasCode(error, 'NOT_FOUND')) throw error
      void refresh()
      notify({ code: 400, text: t('order.gone') })
      return null
    }
  }
  const submit = async (): Promise<void> => {
    if (!(await save())) return
    const now = await readNow()
    if (!now) return
    put(now)
    if (missingPlaces(now).length > 0) return onIncomplete()
    actionsOf(now)
      .find(({ key }) => key === 'complete')
      ?.onClick()
  }
  const page: OrderPage = { version, save, submit, onIncomplete, next }
  const actionsOf = useActions(orderPageActions, page)
  const all = actionsOf(order)
  const isSent = all.find(({ key }) => key === 'complete')?.pending
  const actions = all
    // Completion goes through the check below.
    .filter(({ key }) => key !== 'complete')
    .map((action) => (action.key === 'submit' && isSent ? { ...action, pending: true } : action))
  return { actions, isTried }
}
