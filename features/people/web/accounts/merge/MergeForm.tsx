import '#platform/web/work/components/rows/rows.css'
import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { previewMerge } from '../../../contract/merge.endpoints.ts'
import type { ListedPerson } from '../person.types.ts'
import { ConfirmMerge } from './ConfirmMerge.tsx'

type Plan = ResponseOf<typeof previewMerge>

/** The address of the account that stays: a dry run follows, and nothing changes before it is confirmed. */
const ChooseSurvivor = ({
  uid,
  email,
  onRead,
}: {
  uid: string
  email: string
  onRead: (plan: Plan) => void
}) => {
  const t = useTexts('people')
  const form = useProductForm({
    draft: null,
    schema: previewMerge.query,
    defaults: { uid, email },
    onSubmit: async (query) => onRead(await call(previewMerge, { query })),
  })
  return (
    <Form form={form} submitLabel={t('merge.check')} onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t('merge.lead')}</p>
      <TextField name="email" type="email" label={t('merge.email')} help={t('merge.emailHelp')} autoFocus />
    </Form>
  )
}

/** Merges an account into another one of the same person, in the drawer: first what would happen, then the reason. */
export const MergeForm = ({ person: { uid } }: { person: ListedPerson }) => {
  const [plan, setPlan] = useState<Plan | null>(null)
  const [email, setEmail] = useState('')
  if (!plan)
    return (
      <ChooseSurvivor
        uid={uid}
        email={email}
        onRead={(read) => {
          setEmail(read.into.email)
          setPlan(read)
        }}
      />
    )
  return <ConfirmMerge key={plan.seen} plan={plan} onBack={() => setPlan(null)} onRead={setPlan} />
}
