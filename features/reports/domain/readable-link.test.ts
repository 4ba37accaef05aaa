import { expect, test } from 'vitest'
import { linkForSponsor } from './readable-link.ts'

test.each([
  ['/bch/view/projects-in-work?trackId=1', '/bch/view/acceleration-summary/projects?trackId=1'],
  ['/bch/view/projects-in-work?requestId=1', null],
  ['/bch/view/acceleration-summary/projects?trackId=1', '/bch/view/acceleration-summary/projects?trackId=1'],
  ['/bch/view/project-details?id=1', null],
  ['/reports/analytic/figure-rows?figure=STAYS', '/reports/analytic/figure-rows?figure=STAYS'],
  ['/reports/analytic/path-projects', '/reports/analytic/figure-rows?figure=APPLICATIONS'],
  [
    '/reports/analytic/path-projects?step=ACCEPTED',
    '/reports/analytic/figure-rows?figure=APPLICATIONS&step=ACCEPTED',
  ],
  [
    '/reports/analytic/project-reason-list?kind=BLOCK',
    '/reports/analytic/figure-rows?figure=ENDED&kind=BLOCK',
  ],
  ['/reports/analytic/pivot-trackers', null],
] as const)('%s is %s for a sponsor', (link, shown) => {
  expect(linkForSponsor(link)).toBe(shown)
})
