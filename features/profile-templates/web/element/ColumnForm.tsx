import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { longestFormula } from '../../../fields/contract/read-formula.ts'
import { columnTotals, numericTypes } from '../../../fields/domain/element-types.ts'
import { elementsOf, type Column, type TableElement, type ElementTree } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { FieldForm } from './FieldForm.tsx'
import { FormulaField } from './FormulaField.tsx'
import { LiveForm } from './LiveForm.tsx'
import { useLiveForm } from './use-live-form.ts'
import { WordsForm } from './WordsForm.tsx'

type Props = { tree: ElementTree; table: TableElement; column: Column; onChange: (column: Column) => void }

const schema = z.object({
  formula: z.string().trim().max(longestFormula, 'TOO_LONG'),
  source: z
    .string()
    .nullable()
    .refine((code) => code !== null && code !== '', 'REQUIRED'),
  total: z.enum(columnTotals, 'NOT_IN_LIST'),
})

const ColumnSettings = ({ tree, table, column, onChange }: Props) => {
  const t = useTexts('profile-templates')
  const { columnType, type, formula = '', source = null, total } = column
  const given = useMemo(() => ({ formula, source, total }), [formula, source, total])
  const form = useLiveForm(schema, given, (facts) => {
    const { formula: _formula, source: _source, ...rest } = column
    onChange({
      ...rest,
      total: facts.total,
      ...(columnType === 'CALCULATE' ? { formula: facts.formula } : {}),
      ...(columnType === 'DISPLAY' && facts.source ? { source: facts.source } : {}),
    })
  })
  const isNumber = columnType === 'CALCULATE' || (columnType !== 'INFO' && numericTypes.includes(type))
  if (columnType !== 'DISPLAY' && !isNumber) return null
  return (
    <LiveForm form={form}>
      {columnType === 'CALCULATE' ? <FormulaField table={table} column={column} /> : null}
      {columnType === 'DISPLAY' ? (
        <SelectField
          name="source"
          label={t('builder.table.source')}
          help={t('builder.table.sourceHelp')}
          options={elementsOf(tree)
            .filter((one) => one.kind === 'PLAIN' && one.type === type)
            .map(({ code, name }) => ({ value: code, label: `${wordsIn(name) || code} (${code})` }))}
        />
      ) : null}
      {isNumber ? (
        <SelectField
          name="total"
          label={t('builder.table.total')}
          options={columnTotals.map((value) => ({ value, label: t(`builder.totals.${value}`) }))}
        />
      ) : null}
    </LiveForm>
  )
}

/** Form of a column: its settings, and the common properties if users fill it in. */
export const ColumnForm = (props: Props) => {
  const { column, onChange } = props
  const isTyped = column.columnType === 'FILL' || column.columnType === 'ADD'
  return (
    <>
      <ColumnSettings {...props} />
      {isTyped ? (
        <FieldForm field={column} onChange={onChange} />
      ) : (
        <WordsForm value={column} onChange={(words) => onChange({ ...column, ...words })} isGiven />
      )}
    </>
  )
}
