import type { PageHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { keptProjectsPath, myProjectsPath } from '../paths.ts'
import type { ProjectPage } from '../project.types.ts'

type WayBack = { listId: string; backTo: PageHref; backLabel: string }

/** The list a reader comes from: their own projects, those their accelerator keeps, those they work with, or the portal's start page. */
export const useWayBack = ({ actions, keeper }: ProjectPage): WayBack => {
  const t = useTexts('projects')
  if (keeper && actions.includes('edit'))
    return { listId: 'kept-projects', backTo: keptProjectsPath, backLabel: t('keptProjects.title') }
  if (actions.includes('edit'))
    return { listId: 'my-projects', backTo: myProjectsPath, backLabel: t('myProjects.title') }
  if (actions.includes('openWork')) {
    const backTo = '/bch/view/projects-in-work'
    return { listId: 'projects-in-work', backTo, backLabel: t('details.inWork') }
  }
  return { listId: 'project-details', backTo: '/portal', backLabel: t('details.portal') }
}
