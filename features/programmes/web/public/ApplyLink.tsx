import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'

/** The one main action of the page. */
export const ApplyLink = ({ href }: { href: string }) => {
  const t = useTexts('programmes')
  return (
    <LinkButton href={href} look="primary" wide>
      {t('public.apply')}
    </LinkButton>
  )
}
