import { ProjectActions } from '../../../../features/showcases/web/public/ProjectActions.tsx'
import { ProjectPage } from '../../../../features/showcases/web/public/ProjectPage.tsx'
import type { ProjectData } from '../load-project.ts'
import type { ScreenProps } from '../page.ts'

/** A project of the showcase. */
export const ProjectScreen = ({ data: { page }, address }: ScreenProps<ProjectData>) => (
  <ProjectPage page={page} actions={<ProjectActions page={page} address={address} />} />
)
