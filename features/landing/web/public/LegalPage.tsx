import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { readMarkdown } from '#platform/domain/markdown.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { MarkedText } from '#platform/web/public/MarkedText.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { getLegalText } from '../../contract/page-words.endpoints.ts'
import { legalNames, legalTexts } from '../../domain/portal-texts.rules.ts'
import { legalTitles } from './legal-titles.ts'

/** The company that runs the portal, as named in its settings. */
export type Operator = { name: string; details: string | null; email: string | null }

/** The company responsible for personal data, and its contact. */
const OperatorNote = ({ operator: { name, details, email } }: { operator: Operator }) => {
  const t = useTexts('landing')
  return (
    <p className="rules__operator">
      {name ? t('public.operator.named', { name }) : t('public.operator.unnamed')}{' '}
      {details ? `${details} ` : ''}
      {t('public.operator.requests')}{' '}
      {email ? <a href={`mailto:${email}`}>{email}</a> : <a href="/support">{t('public.operator.write')}</a>}
    </p>
  )
}

/** A legal text: the user agreement, the consent, or the privacy policy. */
export const LegalPage = ({
  legal,
  operator,
}: {
  legal: ResponseOf<typeof getLegalText>
  operator: Operator
}) => {
  const t = useTexts('landing')
  const locale = useLocale()
  const { name, inForceFrom, title, text } = legal
  return (
    <article className="section column rules">
      <h1>{title}</h1>
      <p className="rules__version">{t('rules.version', { date: formatDate(inForceFrom, { locale }) })}</p>
      <OperatorNote operator={operator} />
      <MarkedText blocks={readMarkdown(text).blocks} />
      <p className="rules__others">
        {legalNames
          .filter((other) => other !== name)
          .map((other) => (
            <span key={other}>
              <a href={legalTexts[other]}>{t(legalTitles[other])}</a>{' '}
            </span>
          ))}
      </p>
    </article>
  )
}
