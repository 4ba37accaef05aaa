import { formatCount } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'

/** A slow call or statement with its figures. */
export type Slow = { id: string; name: string; calls: number; meanMs: number; longestMs: number }

/** What took longest on average, or why that is unknown. */
export const Slowest = ({ title, help, slow }: { title: string; help: string; slow: readonly Slow[] }) => {
  const t = useTexts('administration')
  const ms = (value: number) => t('health.ms', { value: formatCount(value, true) })
  return (
    <Section title={title} help={help}>
      {slow.length === 0 ? null : (
        <div className="health-scroll" tabIndex={0} role="region" aria-label={title}>
          <table className="audit-changes health-tables">
            <thead>
              <tr>
                <th scope="col">{t('health.what')}</th>
                <th scope="col">{t('health.mean')}</th>
                <th scope="col">{t('health.longest')}</th>
                <th scope="col">{t('health.times')}</th>
              </tr>
            </thead>
            <tbody>
              {slow.map(({ id, name, calls, meanMs, longestMs }) => (
                <tr key={id}>
                  <th scope="row" translate="no">
                    <code translate="no">{name}</code>
                  </th>
                  <td className="tabular">{ms(meanMs)}</td>
                  <td className="tabular">{ms(longestMs)}</td>
                  <td className="tabular">{formatCount(calls, true)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
