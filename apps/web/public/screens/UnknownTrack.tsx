import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** A track link that leads nowhere: the open ones are the way on. */
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
