import { useMemo } from 'react'
import { z } from 'zod'
import { requiredText, text } from '#platform/contract/fields.ts'
import { cancelDrawer } from '../../components/drawer/drawer-store.ts'
import { Form } from '../../components/form/Form.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useProductForm } from '../../components/form/use-product-form.ts'
import type { BulkAction } from './bulk-plan.ts'
import { bulkText, bulkTextIfAny } from './bulk-text.ts'

type Props<Row> = { action: BulkAction<Row>; count: number; onStart: (reason: string) => Promise<void> }

/** Asks for confirmation before a large run, with a reason where a single row requires one. */
export const BulkAsk = <Row,>({ action, count, onStart }: Props<Row>) => {
  const { reason, danger } = action
  const form = useProductForm({
    draft: null,
    schema: useMemo(
      () => z.object({ reason: reason === 'required' ? requiredText(1200) : text(1200) }),
      [reason],
    ),
    defaults: { reason: '' },
    onSubmit: (given) => onStart(given.reason),
  })
  return (
    <Form
      form={form}
      submitLabel={bulkText(action, 'submit', { count })}
      danger={danger}
      onCancel={cancelDrawer}
      guard={false}
    >
      {reason ? (
        <TextField
          name="reason"
          label={bulkText(action, 'reason')}
          help={bulkTextIfAny(action, 'reasonHelp') ?? undefined}
          rows={5}
          autoFocus
        />
      ) : null}
    </Form>
  )
}
