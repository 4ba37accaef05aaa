import { useRef } from 'react'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { formulaFunctions } from '../../../fields/domain/formula.ts'
import { numericColumns } from '../../../fields/domain/table.rules.ts'
import type { Column, TableElement } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { asSentence } from '#platform/web/i18n/as-sentence.ts'
import { cycleNames } from '../problems/cycle-names.ts'
import { tryFormula } from './try-formula.ts'

type Props = { table: TableElement; column: Column }

/** Input of a formula with the available columns, its error, and a sample result. */
export const FormulaField = ({ table, column }: Props) => {
  const t = useTexts('profile-templates')
  const field = useField('formula')
  const input = useRef<HTMLTextAreaElement | null>(null)
  const text = String(field.value ?? '')
  const columns = numericColumns(table).filter(({ code }) => code !== column.code)
  const tried = tryFormula(text, table, column.code)
  const nameOf = (code: string): string => {
    const found = table.columns.find((one) => one.code === code)
    return (found && wordsIn(found.name)) || code
  }

  const insert = (words: string, caret = words.length) => {
    const at = input.current?.selectionStart ?? text.length
    const end = input.current?.selectionEnd ?? at
    field.onChange(text.slice(0, at) + words + text.slice(end))
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(at + caret, at + caret)
    })
  }
  const shown = {
    ...field,
    // A draft may be incomplete, but publication requires a formula.
    facts: { ...field.facts, required: true },
    error:
      tried.kind === 'wrong'
        ? asSentence(
            t(`builder.problems.FORMULA_${tried.problem}`, {
              at: cycleNames(tried.problem, tried.at, table),
            }),
          )
        : field.error,
  }
  return (
    <div className="builder-formula">
      <FieldFrame field={shown} label={t('builder.formula.label')} help={t('builder.formula.help')}>
        <textarea
          translate="no"
          className="control"
          rows={2}
          spellCheck={false}
          id={field.id}
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          value={text}
          aria-invalid={shown.error !== null}
          aria-describedby={`${field.errorId} ${field.helpId}`}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value)}
        />
      </FieldFrame>
      <p className="builder-formula-result" role="status">
        {tried.kind === 'example'
          ? t('builder.formula.example', {
              given: tried.given
                .map(({ code, value, isAbove }) =>
                  t(isAbove ? 'builder.formula.givenAbove' : 'builder.formula.given', {
                    name: nameOf(code),
                    value: formatNumber(value),
                  }),
                )
                .join(', '),
              result: tried.result === null ? t('builder.formula.nothing') : formatNumber(tried.result),
            })
          : ''}
      </p>
      <div className="builder-formula-words" role="group" aria-label={t('builder.formula.columns')}>
        {columns.map(({ code }) => (
          <Button key={code} size="small" title={code} onClick={() => insert(code)}>
            {nameOf(code)}
          </Button>
        ))}
        {columns.length === 0 ? <span className="builder-hint">{t('builder.formula.noColumns')}</span> : null}
      </div>
      <div className="builder-formula-words" role="group" aria-label={t('builder.formula.functions')}>
        {formulaFunctions.map((name) => (
          <Button
            key={name}
            size="small"
            variant="text"
            title={t(`builder.functions.${name}`)}
            onClick={() => insert(`${name}()`, name.length + 1)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
