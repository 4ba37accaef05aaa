import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** A link to a showcase that is closed, or requires signing in. */
export const UnknownShowcase = () => {
  const t = useTexts('showcases')
  return (
    <NotFoundPage
      title={t('public.unknownShowcase.title')}
      text={t('public.unknownShowcase.text')}
      action={{ href: '/showcase/projects-list', label: t('public.all') }}
    />
  )
}
