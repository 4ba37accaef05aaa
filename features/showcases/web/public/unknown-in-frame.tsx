import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NotFoundPage } from '#platform/web/public/NotFoundPage.tsx'

/** A project that its showcase no longer shows, in the frame of another site. */
export const unknownInFrame = (listHref: string) => () => {
  const t = useTexts('showcases')
  return (
    <NotFoundPage
      title={t('public.unknown.title')}
      text={t('public.frame.gone')}
      action={{ href: listHref, label: t('public.all') }}
    />
  )
}
