import type { MouseEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'

/** Target of "Apply", and an optional click handler. */
export type ApplyLinkProps = { href: string; onApply?: ((event: MouseEvent) => void) | undefined }

/** The primary action of the page. */
export const ApplyLink = ({ href, onApply }: ApplyLinkProps) => {
  const t = useTexts('programmes')
  return (
    <LinkButton href={href} look="primary" wide onClick={onApply}>
      {t('public.apply')}
    </LinkButton>
  )
}
