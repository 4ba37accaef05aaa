import './indicators.css'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { listSingleIndicators } from '../../../../objects/contract/object.endpoints.ts'
import { findElement } from '../../../../fields/domain/tree.ts'
import { valueText } from '../../../../fields/web/format/value-text.ts'
import { dataOf, type Profile } from '../profile.types.ts'

/** Key figures of a project; those without a value are omitted. */
export const Indicators = ({ profile }: { profile: Profile }) => {
  const t = useTexts('project-profiles')
  const { data } = useCall(listSingleIndicators, {}, { deniedHere: true })
  const { values, references } = dataOf(profile.tree, profile)
  const source = { ...references, locale: currentLocale() }
  const figures = (data?.items ?? []).flatMap(({ code, name, shortName }) => {
    const element = findElement(profile.tree, code)
    const text = element?.kind === 'PLAIN' ? valueText(element, values.plain[code], source) : ''
    return text ? [{ code, text, name: shortName || name }] : []
  })
  if (figures.length === 0) return null
  return (
    <dl className="indicators" aria-label={t('reading.indicators')}>
      {figures.map(({ code, text, name }) => (
        <div key={code}>
          <dt>{name}</dt>
          <dd className="tabular">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
