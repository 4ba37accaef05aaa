import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { mailsSearch, mailTabs } from './mails-search.ts'
import { PortalMails } from './PortalMails.tsx'
import { SignOnMails } from './SignOnMails.tsx'

const contents = { portal: PortalMails, signOn: SignOnMails } as const

/** Emails of the portal and of the sign-on service, with their outcome. */
export const EmailLog = () => {
  const t = useTexts('administration')
  const go = useGo()
  const [{ tab = 'portal' }] = useScreenSearch(mailsSearch)
  const Content = contents[tab]
  return (
    <>
      <PageHead />
      <Tabs
        id="mails"
        label={t('mails.parts')}
        tabs={mailTabs.map((key) => ({ key, title: t(`mails.tabs.${key}`), content: () => null }))}
        chosen={tab}
        // The other tab is another list: its page, search and filters are reset.
        onChoose={(key) => go(linkTo('/admin/email-log', { tab: key === 'portal' ? undefined : key }))}
      />
      <div role="tabpanel" id="mails-panel" aria-labelledby={`mails-${tab}`}>
        <Content />
      </div>
    </>
  )
}
