import type { Screen } from '#platform/web/screen.ts'
import { ownScreens } from './own-screens.ts'

const ofFeatures = import.meta.glob<Screen[]>('../../../features/*/web/screens.ts', {
  eager: true,
  import: 'screens',
})

/** Every screen of the work area: each feature has its own in `web/screens.ts`. */
export const screens: readonly Screen[] = [...ownScreens, ...Object.values(ofFeatures).flat()]
