import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { getCalculation } from '../../../contract/kept-calculations.endpoints.ts'
import { stepOfNumber, type Inputs, type NumberField } from '../../../domain/inputs.ts'
import { resultsOf } from '../../../domain/results.rules.ts'
import { storedInputs } from '../../../domain/stored-inputs.ts'
import { figureKeys, figuresOf } from '../results/figure-words.ts'
import { shownCell } from '../shown-numbers.ts'

type Version = { name: string; inputs: Inputs }

/** Comparison of two versions: their figures, and the inputs that differ. */
export const Comparison = ({ ids }: { ids: readonly [number, number] }) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const [versions, setVersions] = useState<readonly Version[] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [first, second] = ids
  useEffect(() => {
    Promise.all(
      [first, second].map(async (id) => {
        const { name, inputs } = await call(
          getCalculation,
          { query: { calculationId: String(id) } },
          { deniedHere: true },
        )
        return { name, inputs: storedInputs(inputs, 2026)! }
      }),
    ).then(setVersions, setFailure)
  }, [first, second])
  if (failure) return <ErrorNotice error={failure} />
  if (!versions) return <p role="status">{t('kept.loading')}</p>
  const figures = versions.map(({ inputs }) => figuresOf(inputs, resultsOf(inputs), t, locale))
  const differing = (Object.keys(stepOfNumber) as NumberField[]).filter(
    (field) => versions[0]!.inputs[field] !== versions[1]!.inputs[field],
  )
  const line = (key: string, label: string, values: readonly string[]) => (
    <tr key={key} className={values[0] === values[1] ? undefined : 'year-table__sum'}>
      <th scope="row">{label}</th>
      {values.map((value, n) => (
        <td key={ids[n]} className="tabular">
          {value}
        </td>
      ))}
    </tr>
  )
  return (
    <div className="entry-table__scroll" role="group" aria-label={t('kept.comparison')} tabIndex={0}>
      <table className="year-table">
        <caption className="visually-hidden">{t('kept.comparison')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('results.line')}</th>
            {versions.map(({ name }, n) => (
              <th key={ids[n]} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figureKeys.map((key) =>
            line(
              key,
              t(`figures.${key}`),
              figures.map((one) => one[key].value),
            ),
          )}
          {differing.map((field) =>
            line(
              field,
              t(`fields.${field}`, { unit: t(`unit.${versions[0]!.inputs.unit}`) }),
              versions.map(({ inputs }) => shownCell(inputs[field], locale) || '—'),
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
