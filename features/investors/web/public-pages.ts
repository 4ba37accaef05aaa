import { publicPage } from '#platform/web/public/page.ts'
import type { ShownInvestor } from './public/investor.types.ts'

export const publicPages = [
  publicPage({
    path: '/showcase/investors-list',
    texts: ['investors'],
    load: async () => (await import('./public/load-investors.ts')).loadInvestors,
    screen: async () => (await import('#platform/web/public/list/ListScreen.tsx')).ListScreen<ShownInvestor>,
  }),
  publicPage({
    path: '/details/investor-details',
    texts: ['investors'],
    load: async () => (await import('./public/load-investors.ts')).loadInvestor,
    screen: async () => (await import('./public/InvestorScreen.tsx')).InvestorScreen,
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/showcase/investors-list': object
    '/details/investor-details': { id: string }
  }
}
