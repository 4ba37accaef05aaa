import { z } from 'zod'
import { text } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { useProductForm, type ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { givenFee } from '../../contract/expert-job.schemas.ts'
import { orderExpertJobs } from '../../contract/order.endpoints.ts'
import { expertJobLink } from '../client/job-links.ts'

/** Whether the team reads the result: as its track says, or as whoever orders decides. */
export const shownChoices = ['TRACK', 'SHOW', 'HIDE'] as const

const visibleTo = { TRACK: null, SHOW: true, HIDE: false } as const

const { taskIds: _tasks, fee: _fee, visibleToTeam: _visible, ...asked } = orderExpertJobs.body.shape

/** What is typed: the fee in two fields, as it may be left out. */
const schema = z.object({
  ...asked,
  feeAmount: givenFee.shape.amount.nullable(),
  feeCurrency: givenFee.shape.currency,
  shown: z.enum(shownChoices),
})

const defaults = {
  expertUids: [] as string[],
  resultType: 'COMMENTS',
  competencyId: null as number | null,
  questions: [] as string[],
  dueOn: null as string | null,
  feeAmount: null as string | null,
  feeCurrency: 'RUB',
  shown: 'TRACK',
  blind: 'OPEN',
  overrideReason: '',
}

/** The form of an order; once it is made one stands on it, or on the list of its jobs. */
export const useOrderForm = (taskIds: readonly number[]): ProductForm => {
  const go = useGo()
  const order = useCommand(orderExpertJobs)
  return useProductForm({
    draft: `order-expertise:${taskIds.join(',')}`,
    schema,
    defaults,
    inputOf: (path) => (path.startsWith('fee.') ? 'feeAmount' : path),
    onSubmit: async ({ feeAmount, feeCurrency, shown, ...terms }) => {
      const fee = feeAmount === null ? null : { amount: feeAmount, currency: feeCurrency }
      const { jobs } = await order.mutateAsync({
        body: { ...terms, taskIds: [...taskIds], fee, visibleToTeam: visibleTo[shown] },
      })
      notify({ code: 200, text: text('expertise:ordering.done', { count: jobs.length }) })
      closeDrawer()
      const [job] = jobs
      const [taskId] = taskIds
      if (job && jobs.length === 1) return go(expertJobLink(job.id))
      return go(linkTo('/bch/view/expert-job', taskIds.length === 1 ? { taskId } : {}))
    },
  })
}
