import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import * as calls from '../../contract/template.endpoints.ts'
import { templatePurposes } from '../../domain/states.ts'
import type { TemplateVersion } from '../session/builder-state.ts'

export type TemplateFormProps = {
  kind: 'create' | 'edit' | 'copy'
  template?: { id: number; name: string; description: string; main: boolean }
  onDone?: (version: TemplateVersion) => void
}

/** Form of a template's name and description. */
export const TemplateForm = ({ kind, template, onDone }: TemplateFormProps) => {
  const t = useTexts('profile-templates')
  const create = useCommand(calls.createProfileTemplate)
  const edit = useCommand(calls.editProfileTemplate)
  const copy = useCommand(calls.copyProfileTemplate)
  const form = useProductForm({
    draft: kind === 'create' ? 'profile-template:new' : null,
    schema: calls.createProfileTemplate.body,
    defaults: { name: template?.name ?? '', description: template?.description ?? '', purpose: 'PROFILE' },
    onSubmit: async ({ purpose, ...body }) => {
      const { id: templateId = 0, main = false } = template ?? {}
      const saved = await {
        create: () => create.mutateAsync({ body: { ...body, purpose } }),
        edit: () => edit.mutateAsync({ body: { ...body, templateId, main } }),
        copy: () => copy.mutateAsync({ body: { ...body, templateId } }),
      }[kind]()
      closeDrawer()
      onDone?.(saved)
    },
  })
  return (
    <>
      {kind === 'copy' ? <p className="drawer-text">{t('builder.list.copyText')}</p> : null}
      <Form
        form={form}
        submitLabel={t({ create: 'actions.create', edit: 'actions.save', copy: 'builder.list.copyDo' }[kind])}
        onCancel={cancelDrawer}
        guard={false}
      >
        <TextField name="name" label={t('builder.list.name')} autoFocus />
        {kind === 'create' ? (
          <SelectField
            name="purpose"
            label={t('builder.list.columns.purpose')}
            help={t('builder.list.purposeHelp')}
            options={templatePurposes.map((value) => ({ value, label: t(`builder.purposes.${value}`) }))}
          />
        ) : null}
        <TextField name="description" label={t('builder.list.description')} rows={3} />
      </Form>
    </>
  )
}
