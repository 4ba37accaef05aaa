import { hiddenPage } from '#platform/web/public/page.ts'

export const publicPages = [
  hiddenPage({
    path: '/unsubscribe',
    title: 'communication:unsubscribe.title',
    screen: async () => (await import('./public/UnsubscribeScreen.tsx')).UnsubscribeScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/unsubscribe': { token: string }
  }
}
