import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { mergePeople, previewMerge } from '../../../contract/merge.endpoints.ts'
import { peoplePath } from '../people-search.ts'
import { MergePlan } from './MergePlan.tsx'

type Plan = ResponseOf<typeof previewMerge>
type Props = { plan: Plan; onBack: () => void; onRead: (plan: Plan) => void }

const stale = new Set(['PLAN_CHANGED', 'MERGE_OBSTACLE'])

const Confirmation = ({ plan, onRead }: Omit<Props, 'onBack'>) => {
  const t = useTexts('people')
  const go = useGo()
  const merge = useCommand(mergePeople, { success: t('accounts.mergeDone') })
  const { from, into, seen } = plan
  const form = useProductForm({
    draft: null,
    schema: mergePeople.body,
    defaults: { uid: from.uid, email: into.email, reason: '', seen },
    onSubmit: async (body) => {
      try {
        const merged = await merge.mutateAsync({ body })
        closeDrawer()
        go(linkTo(peoplePath, { uid: merged.uid }))
      } catch (error) {
        // What changed meanwhile is shown with the message.
        if (error instanceof ApiError && stale.has(error.code ?? ''))
          onRead(await call(previewMerge, { query: { uid: from.uid, email: into.email } }))
        throw error
      }
    },
  })
  return (
    <Form form={form} submitLabel={t('merge.submit')} danger onCancel={cancelDrawer} guard={false}>
      <TextField name="reason" label={t('merge.reason')} help={t('merge.reasonHelp')} rows={3} />
      <p>{t('merge.confirm')}</p>
    </Form>
  )
}

/** What the merge would do, and the reason for it where nothing prevents it. */
export const ConfirmMerge = ({ plan, onBack, onRead }: Props) => {
  const t = useTexts('people')
  return (
    <>
      <MergePlan plan={plan} />
      <p>
        <Button onClick={onBack}>{t('merge.back')}</Button>
      </p>
      {plan.obstacles.length === 0 ? <Confirmation plan={plan} onRead={onRead} /> : null}
    </>
  )
}
