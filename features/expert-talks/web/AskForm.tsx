import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { askTeam } from '../contract/expert-talk.endpoints.ts'

const schema = askTeam.body.pick({ elementCode: true, text: true })

type Props = { jobId: number; fields: ReadonlyMap<string, string> }

/** Form for a question to the team, about a reviewed field or in general. */
export const AskForm = ({ jobId, fields }: Props) => {
  const t = useTexts('expert-talks')
  const ask = useCommand(askTeam, { success: t('ask.done') })
  const form = useProductForm({
    draft: `expert-question:ask-${jobId}`,
    schema,
    defaults: { elementCode: null as string | null, text: '' },
    onSubmit: async (question) => {
      await ask.mutateAsync({ body: { jobId, ...question } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('ask.about')}</p>
      <Form form={form} submitLabel={t('ask.submit')} onCancel={cancelDrawer} guard={false}>
        {fields.size > 0 ? (
          <ComboboxField
            name="elementCode"
            label={t('ask.field')}
            help={t('ask.fieldHelp')}
            options={[...fields].map(([value, label]) => ({ value, label }))}
          />
        ) : null}
        <TextField name="text" label={t('ask.label')} help={t('ask.help')} rows={6} />
      </Form>
    </>
  )
}
