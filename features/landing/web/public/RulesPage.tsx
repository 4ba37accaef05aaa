import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'

/** The sections of the rules and how many points each has. */
const sections = { conduct: 4, keeps: 4, contacts: 4, others: 3, erasure: 3, change: 2 } as const

/** `/rules`: what a person accepts at registration. A change of what it says takes a new `portalRulesVersion`. */
export const RulesPage = () => {
  const t = useTexts('landing')
  const locale = useLocale()
  return (
    <article className="section column rules">
      <h1>{t('rules.title')}</h1>
      <p className="rules__version">
        {t('rules.version', { date: formatDate(portalRulesVersion, { locale }) })}
      </p>
      <p>{t('rules.lead')}</p>
      {Object.entries(sections).map(([section, points]) => (
        <section key={section} aria-labelledby={`rules-${section}`}>
          <h2 id={`rules-${section}`}>{t(`rules.${section}.title`)}</h2>
          <ul>
            {Array.from({ length: points }, (_, i) => (
              <li key={i}>{t(`rules.${section}.${i + 1}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
