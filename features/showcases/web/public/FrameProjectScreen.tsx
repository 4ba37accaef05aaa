import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { ProjectPage } from './ProjectPage.tsx'
import { frameListOf } from './frame-address.ts'
import type { FrameProjectData } from './load-frame-project.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** A project in the frame of another site: actions on it are on the portal. */
export const FrameProjectScreen = ({ data: { page }, address }: ScreenProps<FrameProjectData>) => {
  const t = useTexts('showcases')
  return (
    <ProjectPage
      page={page}
      listHref={frameListOf(address)}
      actions={
        <div className="details__actions">
          <LinkButton href={linkTo('/details/project-details', { id: page.id })} look="primary">
            {t('public.frame.open')}
          </LinkButton>
        </div>
      }
    />
  )
}
