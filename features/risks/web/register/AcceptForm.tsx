import { z } from 'zod'
import { day } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { acceptRisk } from '../../contract/risk.endpoints.ts'

const schema = z.strictObject({ until: day() })

type Props = {
  id: number
  version: number
  /** End of the present acceptance, if it is being extended. */
  acceptedUntil: string | null
}

/** Form in the drawer that accepts a risk until a date, or extends the acceptance. */
export const AcceptForm = ({ id, version, acceptedUntil }: Props) => {
  const t = useTexts('risks')
  const context = acceptedUntil ? 'again' : ''
  const accept = useCommand(acceptRisk, { success: t('accept.done', { context }) })
  const form = useProductForm({
    draft: `risk-acceptance:${id}`,
    schema,
    defaults: { until: acceptedUntil ?? '' },
    onSubmit: async ({ until }) => {
      await accept.mutateAsync({ body: { id, version, until } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('accept.submit', { context })} onCancel={cancelDrawer} guard={false}>
      <p>{t('accept.text')}</p>
      <DateField name="until" label={t('accept.until')} />
    </Form>
  )
}
