import { useState } from 'react'
import { z } from 'zod'
import type { CallOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { useProductForm, type ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { emptyTerms, sentTerms, termInput, typedTerms, type shownChoices } from '../../contract/order-form.ts'
import { orderExpertJobs } from '../../contract/order.endpoints.ts'
import { expertJobLink } from '../client/job-links.ts'

const { taskIds: chosenTasks, expertUids, overrideReason } = orderExpertJobs.body.shape

const ordered = { expertUids, ...typedTerms, overrideReason }

// Tasks that are chosen outside of the form are not checked by it.
const schemas = {
  choosing: z.object({ taskIds: chosenTasks, ...ordered }),
  given: z.object({ taskIds: z.array(z.number()), ...ordered }),
}

const defaults = { expertUids: [] as string[], ...emptyTerms, overrideReason: '' }

/** Initial values of an order: the terms of another one, and the selected experts. */
export type OrderBeginning = Partial<{
  [K in keyof typeof defaults]: (typeof defaults)[K] | readonly string[]
}>

type Sent = Pick<CallOf<typeof orderExpertJobs>, 'body'>['body']

/** An order placed by another feature: its terms, and how to send it instead. */
export type OrderOverride = {
  name: string
  terms?: {
    competencyId?: number | null
    shown?: (typeof shownChoices)[number]
    expertUids?: readonly string[]
  }
  /** Target screen after several orders. */
  list?: ScreenHref
  send: (body: Sent) => Promise<ResponseOf<typeof orderExpertJobs>>
}

type From = {
  begin?: OrderBeginning | undefined
  override?: OrderOverride | undefined
  /** Whether the form offers a choice of tasks, which begins with these. */
  choosesTasks: boolean
  /** Pairs to leave out, as the preview named them. */
  skip: () => NonNullable<Sent['skip']>
}

/** Form of an order; then opens the job, or the list of jobs. */
export const useOrderForm = (
  given: readonly number[],
  { begin, override, choosesTasks, skip }: From,
): ProductForm => {
  const go = useGo()
  const order = useCommand(orderExpertJobs)
  // A draft of another order must not replace these terms; a task left out later is of the same order.
  const [draft] = useState(begin ? null : `order-expertise:${override?.name ?? ''}${given.join(',')}`)
  return useProductForm({
    draft,
    schema: choosesTasks ? schemas.choosing : schemas.given,
    defaults: { ...defaults, taskIds: [...given], ...begin, ...override?.terms },
    inputOf: termInput,
    onSubmit: async (typed) => {
      const left = skip()
      const taskIds = choosesTasks ? typed.taskIds : [...given]
      const body = {
        ...sentTerms(typed),
        taskIds,
        ...(left.length > 0 && { skip: left }),
      }
      const { jobs } = await (override ? override.send(body) : order.mutateAsync({ body }))
      notify({ code: 200, text: text('expertise:ordering.done', { count: jobs.length }) })
      closeDrawer()
      const [job] = jobs
      const [taskId] = taskIds
      if (job && jobs.length === 1) return go(expertJobLink(job.id))
      if (override?.list) return go(override.list)
      return go(linkTo('/bch/view/expert-job', taskIds.length === 1 ? { taskId } : {}))
    },
  })
}
