import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { editIntakeForm, getIntakeForm } from '../../contract/form.endpoints.ts'
import type { IntakeForm } from '../form.types.ts'
import { FormFields } from './FormFields.tsx'

const schema = editIntakeForm.body.omit({ formId: true })

const valuesOf = ({ name, kind, track, locale, active, version }: IntakeForm) => ({
  name,
  kind,
  trackId: track?.id ?? null,
  locale,
  active,
  version,
})

/** Form in the drawer that edits the settings of a form. */
export const EditForm = ({ form }: { form: IntakeForm }) => {
  const t = useTexts('form-intake')
  const edit = useCommand(editIntakeForm, { success: t('form.saved') })
  const state = useVersionedForm({
    draft: `intake-form:${form.id}`,
    schema,
    saved: valuesOf(form),
    save: async (values) => {
      const saved = await edit.mutateAsync({ body: { ...values, formId: form.id } })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () => valuesOf(await call(getIntakeForm, { query: { formId: String(form.id) } })),
  })
  return (
    <Form form={state.form} submitLabel={t('form.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict
        state={state}
        label={(name) => t(`form.${name === 'trackId' ? 'track' : name}`)}
        shown={(_name, value) => (typeof value === 'string' ? value : '')}
      />
      <FormFields tracks={form.tracks} />
    </Form>
  )
}
