import type { MouseEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'

/** Where "Apply" leads, and who takes the press over. */
export type ApplyLinkProps = { href: string; onApply?: ((event: MouseEvent) => void) | undefined }

/** The one main action of the page. */
export const ApplyLink = ({ href, onApply }: ApplyLinkProps) => {
  const t = useTexts('programmes')
  return (
    <LinkButton href={href} look="primary" wide onClick={onApply}>
      {t('public.apply')}
    </LinkButton>
  )
}
