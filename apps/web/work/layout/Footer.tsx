import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useStore } from '#platform/web/use-store.ts'
import { settingsStore } from '../work-store.ts'

/** The year the product began (spec 9). */
const firstYear = 2017

const thisYear = new Date().getFullYear()

/** Copyright from the first year to this one. */
export const Footer = () => {
  const t = useTexts('work')
  const { companyName, faqUrl, logViewerUrl } = useStore(settingsStore)
  return (
    <footer className="work-footer">
      <span>
        {companyName ? t('shell.copyright', { from: firstYear, to: thisYear, company: companyName }) : null}
      </span>
      <span className="work-footer-links">
        <ScreenLink to="/bch/view/support">{t('shell.support')}</ScreenLink>
        <a href="/manuals">{t('shell.manuals')}</a>
        {faqUrl && currentLocale() === 'ru' ? (
          <a href={faqUrl} target="_blank" rel="noopener">
            {t('shell.faq')}
          </a>
        ) : null}
        {logViewerUrl ? (
          <a href={logViewerUrl} target="_blank" rel="noopener">
            {t('shell.logs')}
          </a>
        ) : null}
      </span>
    </footer>
  )
}
