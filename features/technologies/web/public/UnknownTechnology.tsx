import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** An invalid link to a technology, or to a draft. */
export const UnknownTechnology = () => {
  const t = useTexts('technologies')
  return (
    <NotFoundPage
      title={t('shown.unknown.title')}
      text={t('shown.unknown.text')}
      action={{ href: '/technologies', label: t('shown.all') }}
    />
  )
}
