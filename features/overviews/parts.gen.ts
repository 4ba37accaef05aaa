// Written by `npm run parts` from the names of the files; never by hand.
import * as sponsorsEndpoints from './contract/sponsors.endpoints.ts'
import * as summaryEndpoints from './contract/summary.endpoints.ts'
import * as trackerWorkEndpoints from './contract/tracker-work.endpoints.ts'
import * as workListsEndpoints from './contract/work-lists.endpoints.ts'
import * as reviewsQuery from './server/reviews.query.ts'
import * as sponsoredProgrammesQuery from './server/sponsored-programmes.query.ts'
import * as sponsorsQuery from './server/sponsors.query.ts'
import * as sponsorsUseCase from './server/sponsors.use-case.ts'
import * as summaryProjectsQuery from './server/summary-projects.query.ts'
import * as summaryQuery from './server/summary.query.ts'
import * as trackerWorkQuery from './server/tracker-work.query.ts'
import * as workTasksQuery from './server/work-tasks.query.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'overviews',
  contract: [
    sponsorsEndpoints,
    summaryEndpoints,
    trackerWorkEndpoints,
    workListsEndpoints,
  ],
  handlers: [
    reviewsQuery,
    sponsoredProgrammesQuery,
    sponsorsQuery,
    sponsorsUseCase,
    summaryProjectsQuery,
    summaryQuery,
    trackerWorkQuery,
    workTasksQuery,
  ],
  subscribers: [
    notifySubscribers,
  ],
  texts: { en, ru },
}
