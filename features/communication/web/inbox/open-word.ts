import type { ScreenPath } from '#platform/domain/screen-paths.ts'
import type { NotificationRow } from '../../contract/notification.schemas.ts'

/** Keys of the button that opens a notification's link: `inbox.goTo.<word>`. */
export const openWords = [
  'accelerator',
  'application',
  'exports',
  'invitations',
  'other',
  'people',
  'project',
  'roles',
  'task',
  'team',
  'work',
] as const

type OpenWord = (typeof openWords)[number]

const byScreen: Partial<Record<ScreenPath, OpenWord>> = {
  '/admin/accelerators': 'accelerator',
  '/admin/people': 'people',
  '/bch/view/exports': 'exports',
  '/bch/view/my-acceleration-requests': 'application',
  '/bch/view/my-acceleration-requests/initiator-details': 'work',
  '/bch/view/my-projects': 'project',
  '/bch/view/my-projects/edit': 'project',
  '/bch/view/new-accelerator-request': 'accelerator',
  '/bch/view/person-user-profile': 'roles',
  '/bch/view/projects-in-work': 'application',
  '/bch/view/team-invite': 'invitations',
  '/bch/view/project-details': 'project',
}

/** The key for a notification's link. */
export const openWordOf = ({ link, params }: Pick<NotificationRow, 'link' | 'params'>): OpenWord => {
  const [path = '', search = ''] = link.split('?')
  const word = byScreen[path as ScreenPath] ?? 'other'
  if (word === 'work' && params['task']) return 'task'
  if (word === 'project' && new URLSearchParams(search).get('tab') === 'team') return 'team'
  return word
}
