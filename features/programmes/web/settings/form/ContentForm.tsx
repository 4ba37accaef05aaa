import type { ReactNode } from 'react'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import type { Content } from '../settings.queries.ts'
import { Conflict } from './Conflict.tsx'
import type { ContentFormState } from './use-content-form.ts'

type Props = {
  state: ContentFormState
  node: (Content & Record<string, unknown>) | null
  children: ReactNode
}

/** The form with its conflict under its errors and "saved 12:31" beside the button. */
export const ContentForm = ({ state, node, children }: Props) => {
  const t = useTexts('programmes')
  const { product, savedAt } = state
  const note = savedAt && !product.isDirty ? t('settings.form.saved', { time: formatTime(savedAt) }) : null
  return (
    <Form
      form={product}
      submitLabel={t(node ? 'actions.save' : 'actions.create')}
      note={<span role="status">{note}</span>}
    >
      {node ? <Conflict node={node} state={state} /> : null}
      {children}
    </Form>
  )
}
