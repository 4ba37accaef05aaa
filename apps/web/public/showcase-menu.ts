import type { PageHref } from '#platform/domain/screen-paths.ts'

/** The showcase menu in the header: existing pages, and the keys of their names. */
export const showcaseMenu = [
  { href: '/portal/projects-start-page', text: 'menu.start' },
  { href: '/portal#tracks', text: 'menu.tracks' },
  { href: '/showcase/projects-list', text: 'menu.projects' },
  { href: '/showcase/experts-list', text: 'menu.experts' },
  { href: '/showcase/accelerators-list', text: 'menu.accelerators' },
  { href: '/showcase/events-list', text: 'menu.events' },
  { href: '/showcase/open-tasks-list', text: 'menu.openTasks' },
  { href: '/showcase/investors-list', text: 'menu.investorCards' },
  { href: '/manuals', text: 'menu.manuals' },
  { href: '/support', text: 'menu.support' },
] as const satisfies readonly { href: PageHref; text: string }[]
