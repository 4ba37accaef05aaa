import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { neighboursOf } from '#platform/web/work/components/list/list-neighbours.ts'
import type { Participation } from '../work.types.ts'
import { projectsPath, requestsPath, workPath } from './work-search.ts'

type Back = { listId: string; backTo: ScreenHref; backLabel: string }

/** The list that this screen was opened from, by its trail; otherwise the viewer's default list. */
export const useBack = (participation: Participation): Back => {
  const t = useTexts('participations')
  const ownAccelerator = useStore(acceleratorStore) === participation.accelerator.id
  const lists: Record<'requests' | 'projects', Back> = {
    requests: {
      listId: 'my-acceleration-requests',
      backTo: requestsPath,
      backLabel: t('work.backToRequests'),
    },
    projects: { listId: 'projects-in-work', backTo: projectsPath, backLabel: t('work.backToProjects') },
  }
  const here = `${workPath}?projectTrackId=${participation.id}`
  const { listId } = neighboursOf(undefined, here)
  const from = Object.values(lists).find((list) => list.listId === listId)
  return from ?? (ownAccelerator ? lists.projects : lists.requests)
}
