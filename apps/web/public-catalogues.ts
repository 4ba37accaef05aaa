import { failureWords } from '#platform/web/i18n/failure-words.ts'

/** The language files used by public pages; each is loaded only when a page needs it. */
export const catalogues = {
  ...import.meta.glob('../../platform/web/texts/*.json'),
  ...import.meta.glob(
    '../../features/{acceleration-requests,accelerators,calculator,communication,deals,events,fields,first-start,identity,investors,landing,manuals,open-tasks,people,programmes,reports,showcases,support,teams,technologies}/texts/*.json',
  ),
  ...import.meta.glob('./public/texts/*.json'),
  ...failureWords(),
}
