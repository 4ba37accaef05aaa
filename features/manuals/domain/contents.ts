/** The pages of the manuals in their order, by what they are for; each is a file of its name in both languages. */
export const contents = {
  start: ['whats-new', 'processes', 'functional-description', 'tariff-policy', 'sign-in'],
  days: [
    'day-of-a-founder',
    'day-of-an-accelerator',
    'day-of-a-tracker',
    'day-of-an-expert',
    'day-of-a-mentor',
    'day-of-an-investor',
    'day-of-a-sponsor',
    'day-of-an-administrator',
  ],
  projects: [
    'to-do',
    'project-page',
    'project-profile',
    'project-team',
    'teams',
    'tasks-and-profile',
    'main-job',
    'risks',
    'calculator',
    'adaptation-plans',
    'profile',
    'search',
    'lists',
  ],
  accelerators: [
    'accelerator',
    'programmes',
    'timetable',
    'events',
    'open-tasks',
    'mentoring',
    'writing-to-people',
    'forms',
    'project-import',
    'selection',
    'expertise',
    'track-transfer',
    'reports',
    'user-reports',
    'overviews',
    'showcases',
    'template-builder',
    'profile-tables',
  ],
  portal: ['administration', 'start-pages', 'roles', 'dictionaries', 'objects', 'technologies'],
  service: ['installation', 'sign-on-service'],
} as const satisfies Record<string, readonly string[]>

/** What pages of the manuals are for. */
export type ManualGroup = keyof typeof contents

export const manualGroups = Object.keys(contents) as [ManualGroup, ...ManualGroup[]]

/** The name of a page of the manuals. */
export type ManualName = (typeof contents)[ManualGroup][number]

/** All pages, one after another. */
export const manualNames: readonly ManualName[] = manualGroups.flatMap((group) => [...contents[group]])

/** The page of a name, or null. */
export const manualOf = (name: string): ManualName | null => manualNames.find((one) => one === name) ?? null
