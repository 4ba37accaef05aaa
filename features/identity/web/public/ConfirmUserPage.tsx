import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { PassingPage } from './PassingPage.tsx'
import { confirm } from './sign-on.ts'

/** `/confirm-user`: the link of the confirmation email; without its token there is nothing to confirm (spec 5). */
export const ConfirmUserPage = ({ address }: { address: string }) => {
  const t = useTexts('identity')
  if (new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('token')) {
    return (
      <PassingPage
        title={t('public.confirming')}
        failedTitle={t('public.confirmFailed')}
        step={confirm}
        once
      />
    )
  }
  return (
    <div className="message-page">
      <h1>{t('public.confirmFailed')}</h1>
      <Notice tone="error">
        <p>{t('public.confirmNoToken')}</p>
      </Notice>
      <div className="message-page__actions">
        <LinkButton href="/portal" look="primary">
          {t('public.home')}
        </LinkButton>
      </div>
    </div>
  )
}
