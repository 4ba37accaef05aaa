import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { thankMentor } from '../../contract/meeting.endpoints.ts'
import type { MentorMeeting } from '../mentoring.types.ts'

const schema = thankMentor.body.omit({ id: true })

const ratings = [5, 4, 3, 2, 1] as const

/** Thanks and rating for a meeting; who reads which is said before it is sent. */
export const ThankForm = ({ meeting }: { meeting: MentorMeeting }) => {
  const t = useTexts('mentoring')
  const thank = useCommand(thankMentor, { success: t('thank.done') })
  const form = useProductForm({
    draft: `meeting-thanks:${meeting.id}`,
    schema,
    defaults: { rating: null, thanks: '' },
    onSubmit: async (values) => {
      await thank.mutateAsync({ body: { ...values, id: meeting.id } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('thank.readers', { mentor: meeting.mentor.name })}</p>
      <Form form={form} submitLabel={t('thank.submit')} onCancel={cancelDrawer} guard={false}>
        <SelectField
          name="rating"
          label={t('fields.rating')}
          help={t('fields.ratingHelp')}
          options={ratings.map((value) => ({ value, label: t(`ratings.r${value}`) }))}
        />
        <TextField name="thanks" label={t('fields.thanks')} help={t('fields.thanksHelp')} rows={5} />
      </Form>
    </>
  )
}
