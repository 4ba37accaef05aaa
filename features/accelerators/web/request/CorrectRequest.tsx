import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Wizard } from '#platform/web/work/components/wizard/Wizard.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { resubmitAcceleratorRequest } from '../../contract/request.endpoints.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { AcceleratorDocuments } from '../documents/AcceleratorDocuments.tsx'
import { requestLink } from '../paths.ts'
import { RejectionNotice } from './RejectionNotice.tsx'
import { requestOf } from './request-values.ts'
import { useRequestSteps } from './use-request-steps.tsx'

/** Corrects a rejected request and resubmits it. */
export const CorrectRequest = ({ accelerator }: { accelerator: Accelerator }) => {
  const t = useTexts('accelerators')
  const go = useGo()
  const resubmit = useCommand(resubmitAcceleratorRequest, {
    success: t('request.resent'),
  })
  const form = useProductForm({
    draft: `accelerator-request:${accelerator.id}`,
    keptIn: 'browser',
    schema: resubmitAcceleratorRequest.body,
    defaults: requestOf(accelerator),
    onSubmit: async (values) => {
      await resubmit.mutateAsync({ body: values })
      go(requestLink(accelerator.id), { replace: true })
    },
  })
  const steps = useRequestSteps(<AcceleratorDocuments accelerator={accelerator} />, accelerator.country)
  return (
    <>
      <RejectionNotice reason={accelerator.approvalReason} />
      <Wizard form={form} steps={steps} label={t('request.steps')} submitLabel={t('request.resend')} />
    </>
  )
}
