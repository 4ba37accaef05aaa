import { publicPage } from '#platform/web/public/page.ts'

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/invitation': { token: string }
  }
}

export const publicPages = [
  publicPage({
    path: '/invitation',
    texts: ['teams'],
    load: async () => (await import('./public/load-invited.ts')).loadInvited,
    screen: async () => (await import('./public/InvitedScreen.tsx')).InvitedScreen,
  }),
]
