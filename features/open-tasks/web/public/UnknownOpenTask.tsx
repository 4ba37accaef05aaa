import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** A link to an unpublished open task. */
export const UnknownOpenTask = () => {
  const t = useTexts('open-tasks')
  return (
    <NotFoundPage
      title={t('public.unknownTitle')}
      text={t('public.unknown')}
      action={{ href: '/showcase/open-tasks-list', label: t('public.all') }}
    />
  )
}
