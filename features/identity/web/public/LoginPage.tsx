import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PassingPage } from './PassingPage.tsx'
import { signOnAddress } from './sign-on.ts'

const signIn = (here: URL): Promise<string> => signOnAddress(here, here.searchParams.has('sign_up'))

/** `/login-portal`: redirects to the sign-on service. */
export const LoginPage = () => {
  const t = useTexts('identity')
  return <PassingPage title={t('public.signingIn')} failedTitle={t('public.signInFailed')} step={signIn} />
}
