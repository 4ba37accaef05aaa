import { useMemo } from 'react'
import { z } from 'zod'
import { requiredText, text } from '#platform/contract/fields.ts'
import { cancelDrawer } from '../../components/drawer/drawer-store.ts'
import { Form } from '../../components/form/Form.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useProductForm } from '../../components/form/use-product-form.ts'
import type { BulkAction, BulkPlan, RowNames } from './bulk-plan.ts'
import { bulkText } from './bulk-text.ts'
import { NameList } from './NameList.tsx'

type Props<Row> = {
  plan: BulkPlan<Row>
  names: RowNames<Row>
  action: BulkAction<Row>
  onStart: (reason: string) => Promise<void>
}

/** Says how many rows take part, which are skipped and why; asks for the reason where one row is asked for it. */
export const BulkDryRun = <Row,>({ plan, names, action, onStart }: Props<Row>) => {
  const { texts, name, reason, danger } = action
  const { rowName, rowKey } = names
  const word = (key: string, params?: Record<string, unknown>) => bulkText(texts, key, params)
  const form = useProductForm({
    draft: null,
    schema: useMemo(
      () => z.object({ reason: reason === 'required' ? requiredText(1200) : text(1200) }),
      [reason],
    ),
    defaults: { reason: '' },
    onSubmit: (given) => onStart(given.reason),
  })
  const namesOf = (rows: readonly Row[]) => rows.map((row) => ({ key: rowKey(row), name: rowName(row) }))
  const { ready, skipped } = plan
  const summary = (
    <>
      {ready.length > 0 ? (
        <NameList title={word(`${name}Count`, { count: ready.length })} names={namesOf(ready)} />
      ) : null}
      {skipped.map(({ because, rows }) => (
        <NameList
          key={because}
          quiet
          title={`${word('skipped', { count: rows.length })}: ${word(`because.${because}`, { count: rows.length })}`}
          names={namesOf(rows)}
        />
      ))}
    </>
  )
  if (ready.length === 0) {
    return (
      <>
        <p className="drawer-text">{word('nothing')}</p>
        {summary}
      </>
    )
  }
  return (
    <>
      {summary}
      <p className="drawer-text">{word('text')}</p>
      <Form
        form={form}
        submitLabel={word(`${name}Submit`, { count: ready.length })}
        danger={danger}
        onCancel={cancelDrawer}
        guard={false}
      >
        {reason ? (
          <TextField name="reason" label={word('reason')} help={word('reasonHelp')} rows={5} autoFocus />
        ) : null}
      </Form>
    </>
  )
}
