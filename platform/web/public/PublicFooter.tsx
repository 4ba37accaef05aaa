import { portalRulesPath } from '../../domain/portal-rules.ts'
import { useTexts } from '../i18n/use-texts.ts'

/** First year of the copyright (spec 9). */
const since = 2017

/** The foot of every public page. */
export const PublicFooter = ({ companyName, year }: { companyName: string; year: number }) => {
  const t = useTexts('public')
  return (
    <footer className="footer">
      <p className="footer__row">
        <span>{t('footer.copyright', { since, year, companyName })}</span>
        <span className="footer__links">
          <a href="/manuals">{t('footer.manuals')}</a>
          <a href={portalRulesPath}>{t('footer.rules')}</a>
          <a href="/personal-data">{t('footer.personalData')}</a>
        </span>
      </p>
    </footer>
  )
}
