import { screen, type SearchOf } from '#platform/web/screen.ts'
import { settingsSearch } from './settings/settings-search.ts'

const settings = { access: 'AcceleratorSettings', layout: 'work', search: settingsSearch } as const

/** The screens of programmes, tracks and trackpoints. */
export const screens = [
  screen({
    ...settings,
    path: '/bch/view/accelerator-settings',
    title: 'programmes:settings.title',
    load: () => import('./settings/AcceleratorSettings.tsx'),
    component: 'AcceleratorSettings',
  }),
  screen({
    ...settings,
    path: '/bch/view/accelerator-settings/program',
    title: 'programmes:settings.program',
    load: () => import('./settings/form/ProgramSettings.tsx'),
    component: 'ProgramSettings',
  }),
  screen({
    ...settings,
    path: '/bch/view/accelerator-settings/track',
    title: 'programmes:settings.track',
    load: () => import('./settings/form/TrackSettings.tsx'),
    component: 'TrackSettings',
  }),
  screen({
    ...settings,
    path: '/bch/view/accelerator-settings/trackpoint',
    title: 'programmes:settings.trackpoint',
    load: () => import('./settings/form/TrackpointSettings.tsx'),
    component: 'TrackpointSettings',
  }),
  screen({
    path: '/bch/view/accelerator-settings/saved-comments',
    title: 'programmes:savedComments.title',
    access: 'AcceleratorSettings',
    layout: 'work',
    load: () => import('./saved-comments/SavedComments.tsx'),
    component: 'SavedComments',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/accelerator-settings': SearchOf<typeof settingsSearch>
    '/bch/view/accelerator-settings/program': SearchOf<typeof settingsSearch>
    '/bch/view/accelerator-settings/track': SearchOf<typeof settingsSearch>
    '/bch/view/accelerator-settings/trackpoint': SearchOf<typeof settingsSearch>
    '/bch/view/accelerator-settings/saved-comments': object
  }
}
