import { ProjectActions } from './ProjectActions.tsx'
import { ProjectPage } from './ProjectPage.tsx'
import type { ProjectData } from './load-project.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** A project of the showcase. */
export const ProjectScreen = ({ data: { page }, address }: ScreenProps<ProjectData>) => (
  <ProjectPage page={page} actions={<ProjectActions page={page} address={address} />} />
)
