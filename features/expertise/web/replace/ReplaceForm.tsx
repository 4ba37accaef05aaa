import '#platform/web/work/components/drawer/drawer.css'
import { useMemo } from 'react'
import { z } from 'zod'
import { requiredText, text, uid } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { replaceExpert } from '../../contract/expert-job.endpoints.ts'
import { dueDay } from '../../contract/expert-job.schemas.ts'
import { expertJobLink } from '../client/job-links.ts'
import type { ClientJob } from '../job.types.ts'
import { dayOf } from '../order/day-of.ts'
import { ExpertChoice } from '../order/ExpertChoice.tsx'
import { OrderPreview } from '../order/OrderPreview.tsx'
import { OrderSum } from '../order/OrderSum.tsx'
import { useOrderPlan } from '../order/use-order-plan.ts'
import { ExpertsToAsk } from '../own/ExpertsToAsk.tsx'
import { isAtWork, seenOpen } from '../../domain/expert-job.rules.ts'

const inputOf = (path: string): string => (path === 'expertUid' ? 'expertUids' : path)

/** Form that withdraws a review from its expert and orders it from another on the same terms. */
export const ReplaceForm = ({ job }: { job: ClientJob }) => {
  const t = useTexts('expertise')
  const go = useGo()
  const replace = useCommand(replaceExpert, { success: t('replace.done') })
  const form = useProductForm({
    draft: `replace-expert:${job.id}`,
    schema: useMemo(
      () =>
        z.object({
          expertUids: z.array(uid()).min(1, 'REQUIRED').max(1, 'TOO_MANY'),
          dueOn: dueDay,
          reason: requiredText(1200),
          overrideReason: text(1200),
        }),
      [],
    ),
    defaults: { expertUids: [] as string[], dueOn: job.due?.day ?? null, reason: '', overrideReason: '' },
    inputOf,
    onSubmit: async ({ expertUids, ...given }) => {
      const [expertUid = ''] = expertUids
      const made = await replace.mutateAsync({
        body: { jobId: job.id, status: seenOpen(job), expertUid, ...given },
      })
      closeDrawer()
      go(expertJobLink(made.id))
    },
  })
  const taskIds = useMemo(() => [job.task.id], [job.task.id])
  const projectIds = useMemo(() => [job.project.id], [job.project.id])
  const chosen = form.form.watch('expertUids') as unknown as readonly string[]
  const { plan, error, overridable } = useOrderPlan(taskIds, chosen, dayOf(form.form.watch('dueOn')), {
    own: job.own,
    replacedId: job.id,
  })
  const isOrdered = plan?.pairs.every((pair) => pair.trouble === null || pair.overridable) ?? false
  return (
    <Form form={form} submitLabel={t('replace.submit')} onCancel={cancelDrawer} guard={false}>
      <p className="drawer-text">
        {t(isAtWork(job) ? 'replace.textAtWork' : 'replace.text', { expert: job.expert.name })}
      </p>
      {job.own ? <ExpertsToAsk projectIds={projectIds} single /> : <ExpertChoice taskIds={taskIds} single />}
      <OrderPreview plan={plan} error={error} />
      {overridable ? (
        <TextField
          name="overrideReason"
          required
          label={t('ordering.overrideReason')}
          help={t('ordering.overrideHelp')}
          rows={2}
        />
      ) : null}
      <DateField name="dueOn" label={t('ordering.due')} help={t('ordering.dueHelp')} />
      <TextField name="reason" label={t('replace.reason')} help={t('replace.reasonHelp')} rows={3} />
      {plan && isOrdered ? (
        <OrderSum
          plan={plan}
          skipped={[]}
          fee={job.fee && { amount: Number(job.fee.amount), currency: job.fee.currency }}
        />
      ) : null}
    </Form>
  )
}
