import { z } from 'zod'
import { screen, type SearchOf } from '#platform/web/screen.ts'
import { numberParam } from '#platform/web/search-params.ts'
import type { ApprovalState } from '../domain/states.ts'
import { requestSearch } from './request/request-search.ts'

export const screens = [
  screen({
    path: '/bch/view/new-accelerator-request',
    title: 'accelerators:request.title',
    access: 'signed-in',
    layout: 'work',
    search: requestSearch,
    load: () => import('./request/NewAcceleratorRequest.tsx'),
    component: 'NewAcceleratorRequest',
  }),
  screen({
    path: '/bch/view/accelerator-profile',
    title: 'accelerators:profile.title',
    access: 'AcceleratorProfile',
    layout: 'work',
    load: () => import('./profile/AcceleratorProfile.tsx'),
    component: 'AcceleratorProfile',
  }),
  screen({
    path: '/bch/view/marketing-files',
    title: 'accelerators:marketing.title',
    access: 'MarketingFiles',
    layout: 'work',
    load: () => import('./marketing/MarketingFiles.tsx'),
    component: 'MarketingFiles',
  }),
  screen({
    path: '/admin/accelerators',
    title: 'accelerators:queue.title',
    access: 'AdminAccelerators',
    layout: 'work',
    search: z.object({ acceleratorId: numberParam() }),
    load: () => import('./queue/AdminAccelerators.tsx'),
    component: 'AdminAccelerators',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/new-accelerator-request': SearchOf<typeof requestSearch>
    '/bch/view/accelerator-profile': object
    '/bch/view/marketing-files': object
    '/admin/accelerators': { acceleratorId?: number; approval?: ApprovalState }
  }
}
