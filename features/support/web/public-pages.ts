import { hiddenPage, publicPage } from '#platform/web/public/page.ts'

export const publicPages = [
  publicPage({
    path: '/support',
    texts: ['support'],
    isIndexed: true,
    load: async () => (await import('./public/load-support.ts')).loadSupport,
    screen: async () => (await import('./public/SupportScreen.tsx')).SupportScreen,
  }),
  hiddenPage({
    path: '/support/request',
    title: 'support:guest.title',
    screen: async () => (await import('./public/GuestRequestScreen.tsx')).GuestRequestScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/support': object
    '/support/request': { token: string }
  }
}
