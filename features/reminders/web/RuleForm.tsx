import { useWatch } from 'react-hook-form'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { useProductForm, type ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createReminderRule, editReminderRule } from '../contract/reminder-rule.endpoints.ts'
import {
  hasAudience,
  reminderAudiences,
  reminderKinds,
  timings,
  type ReminderKind,
  type Timing,
} from '../domain/reminder-rules.ts'
import { RuleTrial } from './RuleTrial.tsx'
import type { ReminderRule } from './reminder-rule.types.ts'

const RuleFields = ({ form }: { form: ProductForm }) => {
  const t = useTexts('reminders')
  const [kind, timing] = useWatch({ control: form.form.control, name: ['kind', 'timing'] }) as [
    ReminderKind,
    Timing,
  ]
  return (
    <>
      <SelectField
        name="kind"
        label={t('fields.kind')}
        options={reminderKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <SelectField
        name="timing"
        label={t('fields.timing')}
        options={timings.map((value) => ({ value, label: t(`timings.${value}`) }))}
      />
      {timing === 'ON_DAY' ? null : <NumberField name="days" label={t('fields.days')} />}
      <ComboboxField
        name="audiences"
        label={t('fields.audiences')}
        help={t(timing === 'AFTER' ? `late.${kind}` : `assigned.${kind}`)}
        multiple
        options={reminderAudiences
          .filter((value) => hasAudience(kind, timing, value))
          .map((value) => ({ value, label: t(`audiences.${value}`) }))}
      />
      <NumberField name="escalateDays" label={t('fields.escalateDays')} help={t('fields.escalateHelp')} />
      <SwitchField name="active" label={t('fields.active')} />
    </>
  )
}

/** Form in the drawer that creates a rule. */
export const NewRule = () => {
  const t = useTexts('reminders')
  const create = useCommand(createReminderRule, { success: t('form.created') })
  const form = useProductForm({
    draft: 'reminder-rule:new',
    schema: createReminderRule.body,
    defaults: {
      kind: 'TASK' as const,
      timing: 'BEFORE' as const,
      days: 3,
      audiences: ['ASSIGNED'],
      escalateDays: null,
      active: true,
    },
    onSubmit: async (body) => {
      await create.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('form.create')} onCancel={cancelDrawer} guard={false}>
      <RuleFields form={form} />
      <RuleTrial form={form} id={null} />
    </Form>
  )
}

/** Form in the drawer that edits a rule. */
export const EditRule = ({ rule }: { rule: ReminderRule }) => {
  const t = useTexts('reminders')
  const edit = useCommand(editReminderRule, { success: t('form.saved') })
  const { id, version, kind, timing, days, audiences, escalateDays, active } = rule
  const form = useProductForm({
    draft: null,
    schema: editReminderRule.body,
    defaults: { id, version, kind, timing, days: days || 1, audiences, escalateDays, active },
    onSubmit: async (body) => {
      await edit.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('form.save')} onCancel={cancelDrawer} guard={false}>
      <RuleFields form={form} />
      <RuleTrial form={form} id={id} />
    </Form>
  )
}
