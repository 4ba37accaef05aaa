import { screen, type SearchOf } from '#platform/web/screen.ts'
import type { ElementTree, Field } from '../../fields/domain/tree.ts'
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

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/project-profile-template-constructor': SearchOf<typeof builderSearch>
    '/bch/view/project-profile-template-constructor/element': SearchOf<typeof builderSearch>
  }
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Search for a ready field of the catalogue. */
    'template.catalogue': {
      inputId: string
      label: string
      isWrong: boolean
      describedBy: string
      onChange: (field: Field | null) => void
    }
    'template.preview': {
      tree: ElementTree
      version: { id: number; files: readonly { id: string; name: string; size: number }[] }
    }
  }
}
