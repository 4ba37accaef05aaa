import type { ReactNode } from 'react'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import type { VersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import type { Content } from '../settings.queries.ts'
import { useFacts, type Template } from './use-facts.ts'

type Props = {
  state: VersionedForm
  node: (Content & Record<string, unknown>) | null
  /** The reports by template that a conflict may name. */
  templates?: readonly Template[] | undefined
  children: ReactNode
}

/** The form with its conflict below its errors, and "saved 12:31" next to the button. */
export const ContentForm = ({ state, node, templates, children }: Props) => {
  const t = useTexts('programmes')
  const { form, savedAt } = state
  const facts = useFacts(node?.kind ?? 'programme', templates)
  const factOf = (name: string, value: unknown) => facts({ [name]: value }).find(({ key }) => key === name)
  const note = savedAt && !form.isDirty ? t('settings.form.saved', { time: formatTime(savedAt) }) : null
  return (
    <Form
      form={form}
      submitLabel={t(node ? 'actions.save' : 'actions.create')}
      note={<span role="status">{note}</span>}
    >
      <FormConflict
        state={state}
        label={(name) => factOf(name, null)?.label ?? name}
        shown={(name, value) => factOf(name, value)?.value ?? ''}
      />
      {children}
    </Form>
  )
}
