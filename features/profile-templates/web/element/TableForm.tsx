import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import type { TableElement } from '../../../fields/domain/tree.ts'
import { LiveForm } from './LiveForm.tsx'
import { useLiveForm } from './use-live-form.ts'

const schema = z.object({
  rowsClosed: z.boolean(),
  maxRows: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(5000, 'TOO_BIG'),
})

type Props = { table: TableElement; onChange: (table: TableElement) => void }

/** Whether users may add rows to a table, and the maximum number. */
export const TableForm = ({ table, onChange }: Props) => {
  const t = useTexts('profile-templates')
  const { rowsClosed, maxRows } = table
  const given = useMemo(() => ({ rowsClosed, maxRows }), [rowsClosed, maxRows])
  const form = useLiveForm(schema, given, (rows) => onChange({ ...table, ...rows }))
  return (
    <LiveForm form={form}>
      <SwitchField
        name="rowsClosed"
        label={t('builder.table.rowsClosed')}
        help={t('builder.table.rowsClosedHelp')}
      />
      {rowsClosed ? null : (
        <NumberField
          name="maxRows"
          label={t('builder.table.maxRows')}
          help={t('builder.table.maxRowsHelp')}
        />
      )}
    </LiveForm>
  )
}
