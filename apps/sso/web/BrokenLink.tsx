import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { ServiceFailure } from './ServiceFailure.tsx'

type Props = { title: string; error: unknown; usedHelp: string; portalUrl: string }

/** The page of an invalid email link: the reason, and a link to the portal. */
export const BrokenLink = ({ title, error, usedHelp, portalUrl }: Props) => {
  const t = useTexts('sso')
  return (
    <div className="sso__message">
      <h1>{title}</h1>
      {/* No form with fields to correct: the URL is incomplete. */}
      {hasCode(error, 'VALIDATION_FAILED') ? (
        <Notice tone="error">
          <p>{t('pages.linkIncomplete')}</p>
        </Notice>
      ) : (
        <ServiceFailure error={error} usedHelp={usedHelp} />
      )}
      <LinkButton href={portalUrl} look="primary" wide>
        {t('pages.toPortal')}
      </LinkButton>
    </div>
  )
}
