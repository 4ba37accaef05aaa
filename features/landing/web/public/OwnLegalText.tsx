import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { LegalName } from '../../domain/portal-texts.rules.ts'

/** The sections of the legal texts that the portal came with, and how many points each has. */
const sections = {
  rules: { conduct: 4, keeps: 4, contacts: 4, others: 3, erasure: 3, change: 2 },
  consent: { data: 3, purpose: 2, who: 2, withdraw: 2 },
  personalData: { keeps: 3, protects: 3, rights: 3, cookies: 2 },
} as const satisfies Record<LegalName, Record<string, number>>

/** A legal text in the portal's own words. A change of what the rules say takes a new `portalRulesVersion`. */
export const OwnLegalText = ({ name, group }: { name: LegalName; group: string }) => {
  const t = useTexts('landing')
  return (
    <>
      <p>{t(`${group}.lead`)}</p>
      {Object.entries(sections[name]).map(([section, points]) => (
        <section key={section} aria-labelledby={`rules-${section}`}>
          <h2 id={`rules-${section}`}>{t(`${group}.${section}.title`)}</h2>
          <ul>
            {Array.from({ length: points }, (_, at) => at + 1).map((point) => (
              <li key={point}>{t(`${group}.${section}.${point}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
