import type { PageHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { keptProjectsPath, myProjectsPath } from '../paths.ts'
import type { ProjectPage } from '../project.types.ts'

type WayBack = { listId: string; backTo: PageHref; backLabel: string }

/**
 * The back link of a reader: their own projects, those their accelerator manages, those they work with, the showcase,
 * or the portal's start page for a guest.
 */
export const useWayBack = ({ actions, keeper }: ProjectPage): WayBack => {
  const t = useTexts('projects')
  const isSignedIn = useStore(personStore) !== null
  if (keeper && actions.includes('edit'))
    return { listId: 'kept-projects', backTo: keptProjectsPath, backLabel: t('keptProjects.title') }
  if (actions.includes('edit'))
    return { listId: 'my-projects', backTo: myProjectsPath, backLabel: t('myProjects.title') }
  if (actions.includes('openWork')) {
    const backTo = '/bch/view/projects-in-work'
    return { listId: 'projects-in-work', backTo, backLabel: t('details.inWork') }
  }
  if (isSignedIn) {
    const backTo = '/bch/view/project-list-showcase'
    return { listId: 'listShownProjects', backTo, backLabel: t('details.showcase') }
  }
  return { listId: 'project-details', backTo: '/portal', backLabel: t('details.portal') }
}
