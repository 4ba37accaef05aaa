import { screen } from '#platform/web/screen.ts'
import { settingsSearch } from './settings/settings-search.ts'

const path = '/bch/view/accelerator-settings'
const settings = { access: 'AcceleratorSettings', layout: 'work', search: settingsSearch } as const

/** The screens of programmes, tracks and trackpoints. */
export const screens = [
  screen({
    ...settings,
    path,
    title: 'programmes:settings.title',
    load: () => import('./settings/AcceleratorSettings.tsx'),
    component: 'AcceleratorSettings',
  }),
  screen({
    ...settings,
    path: `${path}/program`,
    title: 'programmes:settings.program',
    load: () => import('./settings/form/ProgramSettings.tsx'),
    component: 'ProgramSettings',
  }),
  screen({
    ...settings,
    path: `${path}/track`,
    title: 'programmes:settings.track',
    load: () => import('./settings/form/TrackSettings.tsx'),
    component: 'TrackSettings',
  }),
  screen({
    ...settings,
    path: `${path}/trackpoint`,
    title: 'programmes:settings.trackpoint',
    load: () => import('./settings/form/TrackpointSettings.tsx'),
    component: 'TrackpointSettings',
  }),
]
