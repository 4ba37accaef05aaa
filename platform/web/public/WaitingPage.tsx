import { useTexts } from '../i18n/use-texts.ts'

/** A page that redirects in a moment; without scripts it says where else to go. */
export const WaitingPage = ({ title }: { title: string }) => {
  const t = useTexts('public')
  return (
    <div className="message-page">
      <div className="waiting" role="status">
        <span className="button__spinner waiting-spinner" aria-hidden="true" />
        <h1 className="waiting-title">{title}</h1>
      </div>
      <noscript>
        <style>{'.waiting{display:none}'}</style>
        <p>{t('noScript.text')}</p>
        <p>
          <a href="/portal">{t('noScript.home')}</a> · <a href="/manuals">{t('noScript.manuals')}</a> ·{' '}
          <a href="/support">{t('noScript.write')}</a>
        </p>
      </noscript>
    </div>
  )
}
