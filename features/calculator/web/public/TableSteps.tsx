import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { stepOfNumber, stepOfTable, tables, type NumberField, type Step } from '../../domain/inputs.ts'
import { EntryTable } from './EntryTable.tsx'
import { NumberEntry } from './NumberEntry.tsx'
import type { StepProps } from './step.types.ts'

/** A step with tables and numbers: income, costs, working capital, investments, capital. */
export const TableSteps = ({ step, ...props }: StepProps & { step: Step }) => {
  const t = useTexts('calculator')
  const { inputs, entries, errorOf, faults, readOnly } = props
  const fields = (Object.keys(stepOfNumber) as NumberField[]).filter(
    (field) => stepOfNumber[field] === step && (field !== 'liquidationDiscount' || inputs.finite),
  )
  const unit = t(`unit.${inputs.unit}`)
  return (
    <>
      {fields.length > 0 ? (
        <fieldset className="calculator__fields" disabled={readOnly}>
          <legend className="visually-hidden">{t(`steps.${step}`)}</legend>
          {fields.map((field) => (
            <NumberEntry
              key={field}
              name={field}
              label={t(`fields.${field}`, { unit })}
              help={t(`fields.${field}Help`)}
              value={inputs[field]}
              error={errorOf(field)}
              onChange={(value) => entries.edit((now) => ({ ...now, [field]: value }), field)}
            />
          ))}
        </fieldset>
      ) : null}
      {tables
        .filter((table) => stepOfTable[table] === step)
        .map((table) => (
          <section key={table} className="calculator__table" aria-labelledby={`calculator-${table}`}>
            <h3 id={`calculator-${table}`}>{t(`table.title.${table}`)}</h3>
            <p className="calculator__muted">{t(`table.help.${table}`)}</p>
            <EntryTable
              table={table}
              inputs={inputs}
              entries={entries}
              faults={faults.filter((fault) => 'table' in fault && fault.table === table)}
              readOnly={readOnly}
            />
          </section>
        ))}
    </>
  )
}
