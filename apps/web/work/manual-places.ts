/** The page of the manuals, and which of its parts, about the screens whose paths begin so; the longest beginning counts. */
export const manualPlaces: Readonly<Record<string, string>> = {
  '/admin/accelerators': 'accelerator#part-2',
  '/admin/dictionaries': 'dictionaries',
  '/admin/linked-lists': 'dictionaries#part-3',
  '/admin/login-as': 'administration#part-3',
  '/admin/objects': 'objects',
  '/admin/people': 'administration',
  '/admin/role-transfer': 'administration#part-4',
  '/admin/start-pages': 'start-pages',
  '/admin': 'day-of-an-administrator',
  '/bch/view/acceleration-summary': 'overviews#part-1',
  '/bch/view/acceleration-summary/sponsors': 'overviews#part-2',
  '/bch/view/acceleration-timetable': 'timetable',
  '/bch/view/accelerator-profile': 'accelerator#part-3',
  '/bch/view/accelerator-settings': 'programmes',
  '/bch/view/accelerator-settings/saved-comments': 'programmes#part-4',
  '/bch/view/accelerator-settings/selection-record': 'selection#part-4',
  '/bch/view/accelerator-settings/selection-total': 'selection#part-3',
  '/bch/view/accelerator-settings/trackpoint/selection': 'selection#part-1',
  '/bch/view/acceleratorTeam': 'teams#part-3',
  '/bch/view/agenda': 'to-do',
  '/bch/view/base-view-report': 'reports',
  '/bch/view/expert-job': 'expertise#part-2',
  '/bch/view/expert-job-order': 'expertise#part-1',
  '/bch/view/exports': 'lists#part-1',
  '/bch/view/form-offer': 'forms',
  '/bch/view/intake-forms': 'forms',
  '/bch/view/marketing-files': 'accelerator#part-4',
  '/bch/view/my-acceleration-requests': 'main-job',
  '/bch/view/my-projects': 'main-job',
  '/bch/view/my-projects/edit': 'project-page',
  '/bch/view/new-accelerator-request': 'accelerator#part-1',
  '/bch/view/notifications': 'to-do',
  '/bch/view/person-user-profile': 'profile',
  '/bch/view/project-import': 'project-import',
  '/bch/view/project-list-showcase': 'showcases',
  '/bch/view/project-profile-template-constructor': 'template-builder',
  '/bch/view/projects-in-work': 'main-job',
  '/bch/view/publication-templates': 'showcases#part-1',
  '/bch/view/team-invite': 'teams#part-1',
  '/bch/view/trackTransfer': 'track-transfer',
  '/bch/view/tracker-work-status': 'overviews#part-3',
  '/bch/view': 'functional-description',
  '/reports': 'reports',
  '/static': 'functional-description',
}

/** Where the manuals tell of a screen. */
export const manualOfScreen = (path: string): `/manuals/${string}` => {
  const beginnings = Object.keys(manualPlaces).filter((beginning) => path.startsWith(beginning))
  const longest = beginnings.toSorted((a, b) => b.length - a.length)[0]
  return `/manuals/${(longest && manualPlaces[longest]) ?? 'functional-description'}`
}
