import { useId, useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { TextField, TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { assignAdaptationPlan, deleteAdaptationTemplate } from '../contract/adaptation-plan.endpoints.ts'
import type { Plan } from './plan.types.ts'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import type { Field } from '#platform/web/work/components/form/use-field.ts'

/** Due date in a row of an item. */
const DayOfItem = ({ field, label }: { field: Field; label: string }) => (
  <FieldFrame field={field} label={label}>
    <DayInput
      id={field.id}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : null}
      required={field.facts.required}
      isWrong={field.error !== null}
      describedBy={field.describedBy}
      onBlur={field.onBlur}
      onChange={field.onChange}
      onUnread={field.onChange}
    />
  </FieldFrame>
)

const inDays = (days: number): string => dayIn(ownTimeZone(), Date.now() + days * 86_400_000)

const inTwoWeeks = (): string => inDays(14)

/** Form in the drawer that assigns a plan: a saved or a new one. */
export const AssignForm = ({ plan }: { plan: Plan }) => {
  const t = useTexts('adaptation-plans')
  const id = useId()
  const [templates, setTemplates] = useState(plan.templates)
  const [chosen, setChosen] = useState<number | null>(null)
  const [first] = useState(inTwoWeeks)
  const assign = useCommand(assignAdaptationPlan, { success: t('assign.done') })
  const forget = useCommand(deleteAdaptationTemplate, {
    success: t('assign.forgotten'),
    onDone: (answer) => {
      setTemplates(answer.templates)
      setChosen(null)
    },
  })
  const { projectTrackId, version } = plan
  const form = useProductForm({
    draft: `adaptation-plan:${projectTrackId}`,
    schema: assignAdaptationPlan.body,
    defaults: { projectTrackId, version, items: [{ title: '', dueOn: first }], templateName: '' },
    onSubmit: async (body) => {
      await assign.mutateAsync({ body: { ...body, projectTrackId, version } })
      closeDrawer()
    },
  })
  const take = (templateId: number): void => {
    setChosen(templateId)
    const template = templates.find((one) => one.id === templateId)
    if (template)
      form.form.setValue(
        'items',
        template.items.map(({ title, days }) => ({ title, dueOn: inDays(days) })),
        { shouldDirty: true },
      )
  }
  return (
    <Form form={form} submitLabel={t('assign.submit')} onCancel={cancelDrawer} guard={false}>
      {templates.length > 0 ? (
        <div className="form-row">
          <label htmlFor={id}>{t('assign.template')}</label>
          <Select
            id={id}
            value={chosen}
            placeholder={t('assign.noTemplate')}
            options={templates.map((one) => ({ value: one.id, label: one.name }))}
            onChange={take}
          />
          {chosen === null ? null : (
            <IconAction
              icon={DeleteIcon}
              label={t('assign.forget')}
              tip="end"
              disabled={forget.isPending}
              onClick={() => forget.mutate({ body: { projectTrackId, templateId: chosen } })}
            />
          )}
        </div>
      ) : null}
      <RepeatedField
        name="items"
        empty={{ title: '', dueOn: first }}
        addLabel={t('assign.addItem')}
        removeLabel={(number) => t('assign.removeItem', { number })}
      >
        {(_, number, input) => (
          <>
            <TextInput field={input('title')} label={t('assign.item', { number })} />
            <DayOfItem field={input('dueOn')} label={t('item.dueOn')} />
          </>
        )}
      </RepeatedField>
      <TextField name="templateName" label={t('assign.templateName')} help={t('assign.templateHelp')} />
    </Form>
  )
}
