import { useEffect } from 'react'
import { keepWish } from '#platform/web/stored-wish.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Wizard } from '#platform/web/work/components/wizard/Wizard.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createAcceleratorRequest } from '../../contract/request.endpoints.ts'
import { WaitingDocuments } from '../documents/WaitingDocuments.tsx'
import { requestLink } from '../paths.ts'
import { emptyRequest } from './request-values.ts'
import { useRequestSteps } from './use-request-steps.tsx'

/** Requests a new accelerator, step by step. */
export const NewRequest = () => {
  const t = useTexts('accelerators')
  const go = useGo()
  const uid = personStore.get()?.uid
  // A person who comes here wants an accelerator: their first steps say so, too.
  useEffect(() => {
    if (uid !== undefined) keepWish(uid, 'ACC')
  }, [uid])
  const create = useCommand(createAcceleratorRequest, {
    success: t('request.sent'),
  })
  const form = useProductForm({
    draft: 'accelerator-request',
    keptIn: 'browser',
    schema: createAcceleratorRequest.body,
    defaults: emptyRequest(personStore.get()),
    onSubmit: async (values) => {
      const { id } = await create.mutateAsync({ body: values })
      go(requestLink(id), { replace: true })
    },
  })
  const steps = useRequestSteps(<WaitingDocuments />)
  return <Wizard form={form} steps={steps} label={t('request.steps')} submitLabel={t('request.send')} />
}
