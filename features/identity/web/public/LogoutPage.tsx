import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PassingPage } from './PassingPage.tsx'
import { leave } from './sign-on.ts'

/** `/logout`: the exit route. */
export const LogoutPage = () => {
  const t = useTexts('identity')
  return <PassingPage title={t('public.leaving')} failedTitle={t('public.leaving')} step={leave} />
}
