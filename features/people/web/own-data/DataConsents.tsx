import { useEffect } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { setConsents } from '../../contract/profile.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'
import { useOwnReason } from '../profile/use-own-reason.ts'
import { useProfileUpdate } from '../profile/use-profile-update.ts'

/** What the person agrees to; without the consent to processing no card is shown. */
export const DataConsents = ({ consents }: { consents: Profile['consents'] }) => {
  const t = useTexts('people')
  const update = useProfileUpdate()
  const closed = useOwnReason()
  const set = useDeed(setConsents, { silent: true })
  const product = useProductForm({
    draft: null,
    schema: setConsents.body,
    defaults: { cardPublished: consents.cardPublished, processing: consents.processingAt !== null },
    onSubmit: async (body) => {
      const next = await set.mutateAsync({ body })
      update(() => ({ consents: next }))
      notify({ code: 200, text: t('consents.saved') })
    },
  })
  const { form } = product
  const processing = form.watch('processing') === true
  useEffect(() => {
    if (!processing && form.getValues('cardPublished')) {
      form.setValue('cardPublished', false, { shouldDirty: true })
    }
  }, [processing, form])
  return (
    <Section title={t('consents.data')} help={closed}>
      <Form form={product} submitLabel={t('profile.save')} disabled={closed !== null}>
        <SwitchField
          name="processing"
          label={t('consents.processing')}
          help={
            consents.processingAt
              ? t('consents.processingSince', { date: formatDate(consents.processingAt) })
              : t('consents.processingHelp')
          }
          disabled={closed !== null}
        />
        <SwitchField
          name="cardPublished"
          label={t('consents.card')}
          help={t(processing ? 'consents.cardHelp' : 'consents.cardNeeds')}
          disabled={closed !== null || !processing}
        />
      </Form>
    </Section>
  )
}
