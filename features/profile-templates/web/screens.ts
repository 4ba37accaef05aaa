import { screen } from '#platform/web/screen.ts'
import { builderSearch } from './builder-search.ts'
import { builderPath, elementPath } from './paths.ts'

const prefetch = () => import('./prefetch.ts')

const builder = {
  access: 'ProfileTemplates',
  layout: 'work',
  texts: ['fields'],
  search: builderSearch,
  prefetch: async () => (await prefetch()).builderPrefetch,
} as const

/** Screens of this feature. */
export const screens = [
  screen({
    ...builder,
    path: builderPath,
    title: 'profile-templates:builder.title',
    load: () => import('./TemplateBuilder.tsx'),
    component: 'TemplateBuilder',
  }),
  screen({
    ...builder,
    path: elementPath,
    title: 'profile-templates:builder.elementTitle',
    load: () => import('./element/ElementScreen.tsx'),
    component: 'ElementScreen',
  }),
]
