import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** An invalid track link, with a link to the open tracks. */
export const UnknownTrack = () => {
  const t = useTexts('programmes')
  return (
    <NotFoundPage
      title={t('public.unknown.title')}
      text={t('public.unknown.text')}
      action={{ href: '/portal#tracks', label: t('public.unknown.all') }}
    />
  )
}
