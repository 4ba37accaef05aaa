import { hiddenPage } from '#platform/web/public/page.ts'

export const publicPages = [
  hiddenPage({
    path: '/showScoringReport',
    title: 'reports:scoring.shared.title',
    screen: async () => (await import('./public/SharedScoringScreen.tsx')).SharedScoringScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/showScoringReport': { link: string }
  }
}
