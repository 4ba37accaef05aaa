import { useTexts } from '../i18n/use-texts.ts'
import { useSignedIn } from './use-signed-in.ts'

/** Link to sign in, or to the work area; both labels have the same size, so that nothing shifts when the state is known. */
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
