import { z } from 'zod'
import { screen } from '#platform/web/screen.ts'
import { numberParam, textParam } from '#platform/web/search-params.ts'

export const screens = [
  screen({
    path: '/admin/dictionaries',
    title: 'dictionaries:list.title',
    access: 'Dictionaries',
    layout: 'work',
    load: () => import('./list/Dictionaries.tsx'),
    component: 'Dictionaries',
  }),
  screen({
    path: '/admin/dictionaries/details',
    title: 'dictionaries:details.title',
    access: 'Dictionaries',
    layout: 'work',
    search: z.object({ id: numberParam(), tab: textParam(), q: textParam() }),
    load: () => import('./details/DictionaryDetails.tsx'),
    component: 'DictionaryDetails',
  }),
  screen({
    path: '/admin/dictionaries/changes',
    title: 'dictionaries:changes.title',
    access: 'Dictionaries',
    layout: 'work',
    search: z.object({ id: numberParam(), from: numberParam(), to: numberParam() }),
    load: () => import('./versions/DictionaryChanges.tsx'),
    component: 'DictionaryChanges',
  }),
  screen({
    path: '/admin/dictionaries/version',
    title: 'dictionaries:past.title',
    access: 'Dictionaries',
    layout: 'work',
    search: z.object({ id: numberParam(), number: numberParam() }),
    load: () => import('./versions/DictionaryVersion.tsx'),
    component: 'DictionaryVersion',
  }),
  screen({
    path: '/admin/linked-lists',
    title: 'dictionaries:linked.title',
    access: 'Dictionaries',
    layout: 'work',
    search: z.object({ child: numberParam() }),
    load: () => import('./linked/LinkedLists.tsx'),
    component: 'LinkedLists',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/admin/dictionaries': object
    '/admin/dictionaries/details': { id?: number; tab?: string | undefined; q?: string }
    '/admin/dictionaries/changes': { id?: number; from?: number; to?: number | undefined }
    '/admin/dictionaries/version': { id?: number; number?: number }
    '/admin/linked-lists': { child?: number }
  }
}
