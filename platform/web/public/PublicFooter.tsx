import { portalRulesPath } from '../../domain/portal-rules.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useLocale } from './use-locale.ts'

/** First year of the copyright (spec 9). */
const since = 2017

type PublicFooterProps = {
  companyName: string
  year: number
  /** Email address of the portal's operator. */
  supportEmail?: string | null | undefined
  /** Frequently asked questions, available in Russian only (spec 1). */
  faqUrl?: string | null | undefined
}

/** The footer of every public page. */
export const PublicFooter = ({ companyName, year, supportEmail, faqUrl }: PublicFooterProps) => {
  const t = useTexts('public')
  const locale = useLocale()
  return (
    <footer className="footer">
      <p className="footer__row">
        <span>{t('footer.copyright', { since, year, companyName })}</span>
        <span className="footer__links">
          {supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : null}
          {faqUrl && locale === 'ru' ? (
            <a href={faqUrl} target="_blank" rel="noopener">
              {t('footer.faq')}
            </a>
          ) : null}
          <a href="/support">{t('footer.support')}</a>
          <a href="/manuals">{t('footer.manuals')}</a>
          <a href={portalRulesPath}>{t('footer.rules')}</a>
          <a href="/personal-data">{t('footer.personalData')}</a>
        </span>
      </p>
    </footer>
  )
}
