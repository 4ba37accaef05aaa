import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PassingPage } from './PassingPage.tsx'
import { leave } from './sign-on.ts'

export const LogoutPage = () => {
  const t = useTexts('identity')
  return <PassingPage title={t('public.leaving')} failedTitle={t('public.leaving')} step={leave} />
}
