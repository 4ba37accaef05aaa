import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** An invalid link to a programme. */
export const UnknownProgramme = () => {
  const t = useTexts('programmes')
  return (
    <NotFoundPage
      title={t('public.unknownProgramme.title')}
      text={t('public.unknownProgramme.text')}
      action={{ href: '/showcase/accelerators-list', label: t('public.unknownProgramme.all') }}
    />
  )
}
