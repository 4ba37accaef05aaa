import { linkTo } from '#platform/domain/screen-paths.ts'
import { registrationFor } from '#platform/domain/wished-roles.ts'
import { getPortalFigures } from '../../../features/landing/contract/portal-figures.endpoints.ts'
import { partsOf, startPages, type StartPageName } from '../../../features/landing/domain/start-pages.ts'
import { wordsOf } from '../../../features/landing/web/public/page-words.ts'
import type { StartPageProps } from '../../../features/landing/web/public/StartPage.tsx'
import { getPageWords } from '../../../features/landing/contract/page-words.endpoints.ts'
import { listOpenTracks } from '../../../features/programmes/contract/public-track.endpoints.ts'
import type { PageContext } from '#platform/web/public/page-context.ts'
import { loadShown, type Shown } from './load-shown.tsx'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { previewOf } from '../../../features/landing/web/public/preview-of.ts'
import type { PageData } from '#platform/web/public/page.ts'

/** Target of the main action of each page. */
const actions: Readonly<Record<StartPageName, string>> = {
  portal: '#tracks',
  projects: '#tracks',
  investors: '/showcase/projects-list',
  accelerators: linkTo('/bch/view/new-accelerator-request', {}),
  experts: registrationFor('EXP'),
  investorsStatic: registrationFor('INV'),
}

/** Data of a start page. */
export type StartData = PageData & Omit<StartPageProps, 'shown'> & { shown: Shown | null }

/** The published texts; with a preview key, the drafts. An expired key returns the published ones. */
const askWords = async (context: PageContext, page: StartPageName, url: URL) => {
  const preview = previewOf(url)
  const readWords = (query: { page: StartPageName; preview?: string }) => context.ask(getPageWords, { query })
  return preview
    ? readWords({ page, preview }).catch((error: unknown) => {
        if (isUnknown(error)) return readWords({ page })
        throw error
      })
    : readWords({ page })
}

/** Loads a start page: its texts, the portal's figures and what is open and published today. */
export const loadStart =
  (page: StartPageName) =>
  async (context: PageContext, url: URL): Promise<StartData> => {
    const parts = partsOf(page)
    const [figures, tracks, answered, shown, settings] = await Promise.all([
      context.ask(getPortalFigures, {}),
      parts.tracks ? context.ask(listOpenTracks, {}) : { items: [] },
      askWords(context, page, url),
      parts.shown ? loadShown(context, parts.shown) : null,
      context.settings(),
    ])
    const words = wordsOf(answered.words, {
      appName: settings.appName,
      companyName: settings.companyName || context.text('landing:public.operator.nameless'),
    })
    const meta = previewOf(url)
      ? { title: words('tab'), hidden: true }
      : { title: words('tab'), description: words('lead'), canonical: startPages[page].path }
    return {
      meta,
      isPreview: previewOf(url) !== null,
      page,
      words,
      action: actions[page],
      pictureUrl: answered.pictureUrl,
      figures,
      tracks: tracks.items,
      shown,
      now: context.now,
    }
  }
