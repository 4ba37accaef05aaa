import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PassingPage } from './PassingPage.tsx'
import { enter } from './sign-on.ts'

/** `/get-token`: return from the sign-on service, then to the person's destination. */
export const GetTokenPage = () => {
  const t = useTexts('identity')
  return <PassingPage title={t('public.entering')} failedTitle={t('public.signInFailed')} step={enter} />
}
