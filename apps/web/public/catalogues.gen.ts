// Written by `npm run parts` from the features’ `web/public-pages.ts`; never by hand.
/** The language files of features with public pages or components. */
export const cataloguesOfFeatures = import.meta.glob(
  '../../../features/{acceleration-requests,accelerators,calculator,communication,deals,events,fields,first-start,identity,investors,landing,manuals,open-tasks,people,programmes,reports,showcases,support,teams,technologies}/texts/*.json',
)
