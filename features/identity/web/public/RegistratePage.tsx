import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PassingPage } from './PassingPage.tsx'
import { signOnAddress } from './sign-on.ts'

const signUp = (here: URL): Promise<string> => signOnAddress(here, true)

/** `/registrate-user`: redirects to the registration of the sign-on service. */
export const RegistratePage = () => {
  const t = useTexts('identity')
  return <PassingPage title={t('public.registering')} failedTitle={t('public.signInFailed')} step={signUp} />
}
