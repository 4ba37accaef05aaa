/** The showcase menu of the header: pages that exist, and the key of each one's name. */
export const showcaseMenu = [
  { href: '/portal', text: 'menu.projects' },
  { href: '/portal#tracks', text: 'menu.tracks' },
  { href: '/showcase/accelerators-list', text: 'menu.accelerators' },
  { href: '/showcase/experts-list', text: 'menu.experts' },
] as const
