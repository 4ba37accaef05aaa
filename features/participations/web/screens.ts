import { screen, type SearchOf } from '#platform/web/screen.ts'
import { workSearch } from './work/work-search.ts'

/** Screens of this feature. Founders, trackers and accelerators share one: what each may do comes with the answers. */
export const screens = [
  screen({
    path: '/bch/view/my-acceleration-requests/initiator-details',
    title: 'participations:work.title',
    // Trackers and accelerators have no "my applications" in their menu, but work here as well.
    access: 'signed-in',
    menu: ['ProjectsInWork', 'MyProjects'],
    layout: 'work',
    search: workSearch,
    prefetch: async () => (await import('./work/prefetch.ts')).workPrefetch,
    load: () => import('./work/WorkOnTrack.tsx'),
    component: 'WorkOnTrack',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/my-acceleration-requests/initiator-details': SearchOf<typeof workSearch>
  }
}
