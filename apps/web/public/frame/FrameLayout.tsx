import { useEffect, type MouseEvent } from 'react'
import { isFramePath } from '#platform/web/frame-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { applyBrand } from '#platform/web/theme-mode.ts'
import type { OpenedPage } from '../open-page.tsx'
import type { PageFrame } from '#platform/web/public/page.ts'
import { useParent } from './use-parent.ts'

/** Other pages of the portal cannot be framed: links to them open a new tab. */
const openOutside = ({ target }: MouseEvent): void => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || (link.origin === location.origin && isFramePath(link.pathname))) return
  link.target = '_blank'
  link.rel = 'noopener'
}

type Props = { opened: OpenedPage; frame: PageFrame }

/** A page framed by another site: without header and footer, and as high as its content. */
export const FrameLayout = ({ opened: { settings, title, content }, frame: { origins, look } }: Props) => {
  const t = useTexts('public')
  useParent(origins)
  useEffect(() => applyBrand(settings.brand), [settings.brand])
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="frame" data-look={look} onClickCapture={openOutside}>
      <a className="skip-link" href="#main">
        {t('header.skip')}
      </a>
      <main id="main" tabIndex={-1}>
        {content}
      </main>
    </div>
  )
}
