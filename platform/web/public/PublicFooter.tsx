import type { ReactNode } from 'react'
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

type LinkName =
  | 'projects'
  | 'investors'
  | 'accelerators'
  | 'experts'
  | 'stages'
  | 'cost'
  | 'calculator'
  | 'technologies'
  | 'manuals'
  | 'whatsNew'
  | 'company'
  | 'support'
  | 'rules'
  | 'consent'
  | 'personalData'

type GroupProps = {
  name: 'readers' | 'portal' | 'contacts' | 'documents'
  links: readonly (readonly [LinkName, string])[]
  children?: ReactNode
}

const Group = ({ name, links, children }: GroupProps) => {
  const t = useTexts('public')
  return (
    <div className="footer__group">
      <p className="footer__title" id={`footer-${name}`}>
        {t(`footer.${name}`)}
      </p>
      <ul aria-labelledby={`footer-${name}`}>
        {links.map(([link, href]) => (
          <li key={link}>
            <a href={href}>{t(`footer.${link}`)}</a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

/** The footer of every public page: the pages of each reader, the price, the company that runs the portal, the documents. */
export const PublicFooter = ({ companyName, year, supportEmail, faqUrl }: PublicFooterProps) => {
  const t = useTexts('public')
  const locale = useLocale()
  return (
    <footer className="footer">
      <nav className="footer__groups" aria-label={t('footer.navigation')}>
        <Group
          name="readers"
          links={[
            ['projects', '/portal/projects-start-page'],
            ['investors', '/portal/investor-start-page'],
            ['accelerators', '/portal/accelerators-start-page'],
            ['experts', '/portal/experts-start-page'],
            ['stages', '/portal/investors-static'],
          ]}
        />
        <Group
          name="portal"
          links={[
            ['cost', '/manuals/tariff-policy'],
            ['calculator', '/bch/view/project-calculator'],
            ['technologies', '/technologies'],
            ['manuals', '/manuals'],
            ['whatsNew', '/manuals/whats-new'],
          ]}
        >
          {faqUrl && locale === 'ru' ? (
            <li>
              <a href={faqUrl} target="_blank" rel="noopener">
                {t('footer.faq')}
              </a>
            </li>
          ) : null}
        </Group>
        <Group
          name="contacts"
          links={[
            ['company', '/support#company'],
            ['support', '/support'],
          ]}
        >
          {supportEmail ? (
            <li>
              <a href={`mailto:${supportEmail}`}>
                {supportEmail.split('@')[0]}
                <wbr />@{supportEmail.split('@')[1]}
              </a>
            </li>
          ) : null}
        </Group>
        <Group
          name="documents"
          links={[
            ['rules', portalRulesPath],
            ['consent', '/consent'],
            ['personalData', '/personal-data'],
          ]}
        />
      </nav>
      <p className="footer__row">
        {companyName ? <span>{t('footer.copyright', { since, year, companyName })}</span> : null}
        <span>{companyName ? t('footer.runBy', { companyName }) : t('footer.unnamed')}</span>
      </p>
    </footer>
  )
}
