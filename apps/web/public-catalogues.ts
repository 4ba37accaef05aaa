import { failureWords } from '#platform/web/i18n/failure-words.ts'
import { cataloguesOfFeatures } from './public/catalogues.gen.ts'

/** The language files used by public pages; each is loaded only when a page needs it. */
export const catalogues = {
  ...import.meta.glob('../../platform/web/texts/*.json'),
  ...cataloguesOfFeatures,
  ...import.meta.glob('./public/texts/*.json'),
  ...failureWords(),
}
