import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** A link to an event that is not public. */
export const UnknownEvent = () => {
  const t = useTexts('events')
  return (
    <NotFoundPage
      title={t('page.none')}
      text={t('public.unknown')}
      action={{ href: '/showcase/events-list', label: t('public.all') }}
    />
  )
}
