// Written by `npm run parts` from the features’ `web/public-pages.ts`; never by hand.
import type { PublicPage } from '#platform/web/public/page.ts'
import { publicPages as accelerators } from '../../../features/accelerators/web/public-pages.ts'
import { publicPages as calculator } from '../../../features/calculator/web/public-pages.ts'
import { publicPages as communication } from '../../../features/communication/web/public-pages.ts'
import { publicPages as deals } from '../../../features/deals/web/public-pages.ts'
import { publicPages as events } from '../../../features/events/web/public-pages.ts'
import { publicPages as firstStart } from '../../../features/first-start/web/public-pages.ts'
import { publicPages as identity } from '../../../features/identity/web/public-pages.ts'
import { publicPages as investors } from '../../../features/investors/web/public-pages.ts'
import { publicPages as landing } from '../../../features/landing/web/public-pages.ts'
import { publicPages as manuals } from '../../../features/manuals/web/public-pages.ts'
import { publicPages as openTasks } from '../../../features/open-tasks/web/public-pages.ts'
import { publicPages as people } from '../../../features/people/web/public-pages.ts'
import { publicPages as programmes } from '../../../features/programmes/web/public-pages.ts'
import { publicPages as reports } from '../../../features/reports/web/public-pages.ts'
import { publicPages as showcases } from '../../../features/showcases/web/public-pages.ts'
import { publicPages as support } from '../../../features/support/web/public-pages.ts'
import { publicPages as teams } from '../../../features/teams/web/public-pages.ts'
import { publicPages as technologies } from '../../../features/technologies/web/public-pages.ts'

/** Every feature's public pages. */
export const pagesOfFeatures: readonly PublicPage[] = [
  ...accelerators,
  ...calculator,
  ...communication,
  ...deals,
  ...events,
  ...firstStart,
  ...identity,
  ...investors,
  ...landing,
  ...manuals,
  ...openTasks,
  ...people,
  ...programmes,
  ...reports,
  ...showcases,
  ...support,
  ...teams,
  ...technologies,
]
