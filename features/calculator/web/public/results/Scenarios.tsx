import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { scenarioOf } from '../../../domain/analysis.rules.ts'
import { scenarioFaults } from '../../../domain/faults.rules.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Results } from '../../../domain/results.rules.ts'
import type { Entries } from '../calculation-store.ts'
import { NumberEntry } from '../NumberEntry.tsx'
import { figureKeys, figuresOf } from './figure-words.ts'

type Props = { inputs: Inputs; entries: Entries; base: Results; readOnly: boolean }

const changes = ['revenue', 'costs', 'investments'] as const

/** Base, best and worst case side by side, with editable differences. */
export const Scenarios = ({ inputs, entries, base, readOnly }: Props) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const faults = useMemo(() => scenarioFaults(inputs), [inputs])
  const columns = useMemo(() => {
    const of = (which: 'best' | 'worst') =>
      faults.some((fault) => 'change' in fault && fault.field === which)
        ? null
        : figuresOf(inputs, scenarioOf(inputs, inputs[which]), t, locale)
    return { worst: of('worst'), base: figuresOf(inputs, base, t, locale), best: of('best') }
  }, [inputs, base, faults, t, locale])
  const errorOf = (which: 'best' | 'worst', change: string): string | undefined => {
    const fault = faults.find((one) => 'change' in one && one.field === which && one.change === change)
    return fault && t(`faults.${fault.code}`)
  }
  return (
    <section className="results__section" aria-labelledby="results-scenarios">
      <h3 id="results-scenarios">{t('scenarios.title')}</h3>
      <p className="calculator__muted">{t('scenarios.text')}</p>
      <div className="scenarios__changes">
        {(['worst', 'best'] as const).map((which) => (
          <fieldset key={which} className="scenarios__change" disabled={readOnly}>
            <legend>{t(`scenarios.${which}`)}</legend>
            {changes.map((change) => (
              <NumberEntry
                key={change}
                name={`${which}.${change}`}
                label={t(`scenarios.${change}`)}
                value={inputs[which][change]}
                error={errorOf(which, change)}
                onChange={(value) =>
                  entries.edit(
                    (now) => ({ ...now, [which]: { ...now[which], [change]: value } }),
                    `${which} ${change}`,
                  )
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className="entry-table__scroll" role="group" aria-labelledby="results-scenarios" tabIndex={0}>
        <table className="year-table">
          <thead>
            <tr>
              <th scope="col">{t('results.line')}</th>
              {(['worst', 'base', 'best'] as const).map((which) => (
                <th key={which} scope="col">
                  {t(`scenarios.${which}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figureKeys.map((key) => (
              <tr key={key}>
                <th scope="row">{t(`figures.${key}`)}</th>
                {(['worst', 'base', 'best'] as const).map((which) => (
                  <td key={which} className="tabular">
                    {columns[which]?.[key].value ?? '—'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
