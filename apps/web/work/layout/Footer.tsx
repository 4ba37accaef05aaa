import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { settingsStore } from '../work-store.ts'

/** The year the product began (spec 9). */
const firstYear = 2017

const thisYear = new Date().getFullYear()

/** Copyright from the first year to this one. */
export const Footer = () => {
  const t = useTexts('work')
  const { companyName } = useStore(settingsStore)
  return (
    <footer className="work-footer">
      {companyName ? t('shell.copyright', { from: firstYear, to: thisYear, company: companyName }) : null}
    </footer>
  )
}
