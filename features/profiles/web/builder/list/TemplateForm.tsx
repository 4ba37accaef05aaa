import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import * as calls from '../../../contract/template.endpoints.ts'
import { templateFields } from '../../../contract/template.schemas.ts'
import type { TemplateVersion } from '../session/builder-state.ts'

/** What the form is told. */
export type TemplateFormProps = {
  deed: 'create' | 'edit' | 'copy'
  template?: { id: number; name: string; description: string; main: boolean }
  onDone?: (version: TemplateVersion) => void
}

const refreshes = [calls.listProfileTemplates, calls.getProfileTemplate]

/** Name and description of a template. */
export const TemplateForm = ({ deed, template, onDone }: TemplateFormProps) => {
  const t = useTexts('profiles')
  const options = { refreshes, silent: true }
  const create = useDeed(calls.createProfileTemplate, options)
  const edit = useDeed(calls.editProfileTemplate, options)
  const copy = useDeed(calls.copyProfileTemplate, options)
  const form = useProductForm({
    draft: deed === 'create' ? 'profile-template:new' : null,
    schema: templateFields,
    defaults: { name: template?.name ?? '', description: template?.description ?? '' },
    onSubmit: async (body) => {
      const { id: templateId = 0, main = false } = template ?? {}
      const saved = await {
        create: () => create.mutateAsync({ body }),
        edit: () => edit.mutateAsync({ body: { ...body, templateId, main } }),
        copy: () => copy.mutateAsync({ body: { ...body, templateId } }),
      }[deed]()
      closeDrawer()
      onDone?.(saved)
    },
  })
  return (
    <>
      {deed === 'copy' ? <p className="drawer-text">{t('builder.list.copyText')}</p> : null}
      <Form
        form={form}
        submitLabel={t({ create: 'actions.create', edit: 'actions.save', copy: 'builder.list.copyDo' }[deed])}
        onCancel={cancelDrawer}
        guard={false}
      >
        <TextField name="name" label={t('builder.list.name')} autoFocus />
        <TextField name="description" label={t('builder.list.description')} rows={3} />
      </Form>
    </>
  )
}
