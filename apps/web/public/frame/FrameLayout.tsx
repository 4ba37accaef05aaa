import { useEffect, type MouseEvent } from 'react'
import { isFramePath } from '#platform/web/frame-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { applyBrand } from '#platform/web/theme-mode.ts'
import type { OpenedPage } from '../open-page.tsx'
import type { PageFrame } from '../page.ts'
import { useParent } from './use-parent.ts'

/** Other pages of the portal are shown in no frame: links to them open beside the site. */
const openOutside = ({ target }: MouseEvent): void => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || (link.origin === location.origin && isFramePath(link.pathname))) return
  link.target = '_blank'
  link.rel = 'noopener'
}

type Props = { opened: OpenedPage; frame: PageFrame }

/** A page within the page of another site: nothing around it, and as high as what it shows. */
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
