import type { Browser, Page } from '@playwright/test'
import type { WatchedPage } from './people.ts'
import type { World } from './world.ts'

/** Maximum number of lines of one kind. */
const most = 8

const lastOf = (kind: string, lines: readonly string[]): string[] =>
  lines.slice(-most).map((line) => `${kind}: ${line.slice(0, 300)}`)

const isWatched = (page: Page): page is WatchedPage => 'troubles' in page

const ofPage = (page: Page): string[] => [
  `page: ${page.url()}`,
  ...(isWatched(page)
    ? [
        ...lastOf('  console', page.troubles),
        ...lastOf('  banners', page.banners),
        ...lastOf('  lost press', page.lost),
        ...lastOf('  failed', page.failed),
        ...lastOf(
          '  unanswered',
          [...page.waiting].map((request) => `${request.method()} ${request.url()}`),
        ),
      ]
    : []),
]

/**
 * Attaches evidence to a failed journey: pending and failed requests and banners of each page, and the portal's log.
 */
export const tellFailure = (browser: Browser, world: World): string =>
  [
    ...browser.contexts().flatMap((context) => context.pages().flatMap(ofPage)),
    ...lastOf('portal', world.output().trim().split('\n')),
  ].join('\n')
