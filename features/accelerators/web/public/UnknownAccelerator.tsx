import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** An invalid link to an accelerator, with a link to all of them. */
export const UnknownAccelerator = () => {
  const t = useTexts('accelerators')
  return (
    <NotFoundPage
      title={t('showcase.unknown.title')}
      text={t('showcase.unknown.text')}
      action={{ href: '/showcase/accelerators-list', label: t('showcase.all') }}
    />
  )
}
