import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** A link to a card that is hidden, or of a person without the page's role. */
export const UnknownPerson = () => {
  const t = useTexts('people')
  return (
    <NotFoundPage
      title={t('showcase.unknown.title')}
      text={t('showcase.unknown.text')}
      action={{ href: '/showcase/experts-list', label: t('showcase.experts.all') }}
    />
  )
}
