import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** A link to an investor's hidden card. */
export const UnknownInvestor = () => {
  const t = useTexts('investors')
  return (
    <NotFoundPage
      title={t('public.unknown.title')}
      text={t('public.unknown.text')}
      action={{ href: '/showcase/investors-list', label: t('public.all') }}
    />
  )
}
