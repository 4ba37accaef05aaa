import { hiddenPage } from '#platform/web/public/page.ts'

export const publicPages = [
  hiddenPage({
    path: '/first-start',
    title: 'first-start:account.title',
    screen: async () => (await import('./public/FirstStartScreen.tsx')).FirstStartScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/first-start': { key: string }
  }
}
