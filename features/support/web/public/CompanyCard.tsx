import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The company that runs the portal, as its settings name it. */
export type Company = { name: string; details: string | null; email: string | null }

/** Who runs the portal, what it costs and which rules apply: answers what visitors want to know before they write. */
export const CompanyCard = ({ company: { name, details, email } }: { company: Company }) => {
  const t = useTexts('support')
  return (
    <section className="card support__company" id="company" aria-labelledby="company-title">
      <h2 id="company-title">{t('public.company')}</h2>
      <p>{name ? <strong>{name}</strong> : t('public.unnamed')}</p>
      {details ? <p className="support__details">{details}</p> : null}
      {email ? (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      ) : null}
      <ul>
        <li>
          <a href="/manuals/tariff-policy">{t('public.cost')}</a>
        </li>
        <li>
          <a href="/showcase/accelerators-list">{t('public.accelerators')}</a>
        </li>
        <li>
          <a href="/personal-data">{t('public.personalData')}</a>
        </li>
      </ul>
    </section>
  )
}
