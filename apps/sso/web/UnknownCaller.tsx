import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'

/** The page was not opened by a known portal, or has an unknown return address: no form is shown. */
export const UnknownCaller = ({ portalUrl }: { portalUrl: string }) => {
  const t = useTexts('sso')
  return (
    <div className="sso__message">
      <h1>{t('pages.unknown.title')}</h1>
      <p>{t('pages.unknown.text')}</p>
      <LinkButton href={portalUrl} look="primary" wide>
        {t('pages.toPortal')}
      </LinkButton>
    </div>
  )
}
