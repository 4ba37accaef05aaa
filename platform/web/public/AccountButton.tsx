import { useTexts } from '../i18n/use-texts.ts'
import { useSignedIn } from './use-signed-in.ts'

/** The way in, or into one's work area; both labels keep their place, so that nothing moves when it turns out which. */
export const AccountButton = ({ address }: { address: string }) => {
  const t = useTexts('public')
  const signedIn = useSignedIn()
  const href = signedIn ? '/bch/view' : `/login-portal?redirect_to=${encodeURIComponent(address)}`
  return (
    <a className="button button--secondary account" href={href}>
      <span className="account__label" hidden={signedIn} aria-hidden={signedIn}>
        {t('header.signIn')}
      </span>
      <span className="account__label" hidden={!signedIn} aria-hidden={!signedIn}>
        {t('header.workspace')}
      </span>
    </a>
  )
}
