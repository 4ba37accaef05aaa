import { hiddenPage } from '#platform/web/public/page.ts'

export const publicPages = [
  hiddenPage({
    path: '/company-figures',
    title: 'deals:figures.title',
    screen: async () => (await import('./public/CompanyFiguresScreen.tsx')).CompanyFiguresScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/company-figures': { link: string }
  }
}
